import { describe, expect, it } from 'vitest';
import type { Place, PlaceKind } from '../src/place';
import { places } from '../src/places';

const ofKind = (kind: PlaceKind) => places.filter((place) => place.kind === kind);
const names = (found: Place[]) => found.map(({ name }) => name);

describe('the list of places', () => {
  it('the list of places has every division, district, upazila and metropolitan thana', () => {
    expect(names(ofKind('division'))).toEqual([
      'Barishal',
      'Chattogram',
      'Dhaka',
      'Khulna',
      'Mymensingh',
      'Rajshahi',
      'Rangpur',
      'Sylhet',
    ]);
    expect(ofKind('district')).toHaveLength(64);
    expect(ofKind('thana')).toHaveLength(495 + 106);
    expect(names(ofKind('district').filter(({ division }) => division === 'Chattogram'))).toEqual([
      'Bandarban',
      'Brahmanbaria',
      'Chandpur',
      'Chattogram',
      'Cumilla',
      'Cox’s Bazar',
      'Feni',
      'Khagrachhari',
      'Lakshmipur',
      'Noakhali',
      'Rangamati',
    ]);
  });

  it('each place has an English and a Bengali name, and no name occurs twice in a district', () => {
    expect(places.filter(({ name }) => !/^[A-Z][A-Za-z’ -]+$/.test(name))).toEqual([]);
    expect(places.filter(({ bengali }) => !/^[\u0980-\u09ff ]+$/.test(bengali))).toEqual([]);
    const addresses = places.map((each) => `${each.kind}/${each.district}/${each.name}`);
    expect(new Set(addresses).size).toBe(places.length);
  });
});
