import { places as listed } from '@casebook/bangladesh-places';
import type { PlaceKind } from '@casebook/bangladesh-places/place';
import { describe, expect, it } from 'vitest';
import {
  changesByChoosing,
  placeCalled,
  placesFound,
  placesWithin,
  withKeys,
  type Address,
  type Place,
} from '../../../src/resources/companies/address';

const places = listed.map(withKeys);
const nowhere: Address = { division: null, district: null, thana: null };
const ofKind = (kind: PlaceKind) => places.filter((place) => place.kind === kind);
const names = (found: Place[]) => found.map(({ name }) => name);

const place = (kind: PlaceKind, name: string, district?: string) =>
  places.find(
    (each) => each.kind === kind && each.name === name && (!district || each.district === district),
  )!;

describe('an address', () => {
  it('an address offers the places of its district, or of its division, or all if neither is given', () => {
    const thanas = (address: Partial<Address>) => placesWithin(places, 'thana', { ...nowhere, ...address });
    expect(names(thanas({ district: 'Meherpur' }))).toEqual(['Gangni', 'Meherpur Sadar', 'Mujibnagar']);
    expect(thanas({ division: 'Sylhet' })).toHaveLength(41 + 5);
    expect(thanas({})).toHaveLength(601);
    expect(thanas({ division: 'Sylhet', district: 'Some other place' })).toHaveLength(46);
    expect(placesWithin(places, 'district', { ...nowhere, division: 'Sylhet' })).toHaveLength(4);
    expect(placesWithin(places, 'division', { ...nowhere, district: 'Meherpur' })).toHaveLength(8);
  });

  it('choosing a place fills in the levels above it in the address', () => {
    expect(changesByChoosing(places, place('thana', 'Kotwali', 'Chattogram'), nowhere)).toEqual({
      division: 'Chattogram',
      district: 'Chattogram',
      thana: 'Kotwali',
    });
    expect(changesByChoosing(places, place('district', 'Jashore'), nowhere)).toEqual({
      division: 'Khulna',
      district: 'Jashore',
    });
  });

  it('choosing a place clears listed places outside it from the address and keeps unlisted ones', () => {
    const address = { division: 'Khulna', district: 'Jashore', thana: 'Sharsha' };
    expect(changesByChoosing(places, place('division', 'Dhaka'), address)).toEqual({
      division: 'Dhaka',
      district: null,
      thana: null,
    });
    expect(changesByChoosing(places, place('division', 'Khulna'), address)).toEqual({ division: 'Khulna' });
    expect(
      changesByChoosing(places, place('district', 'Dhaka'), { ...address, thana: 'New Town Thana' }),
    ).toEqual({ division: 'Dhaka', district: 'Dhaka' });
  });

  it('an unambiguous place is recognised by its name in either language, ignoring case and apostrophes', () => {
    const called = (kind: PlaceKind, name: string, address: Partial<Address> = {}) =>
      placeCalled(places, kind, name, { ...nowhere, ...address })?.name;
    expect(called('district', 'চট্টগ্রাম')).toBe('Chattogram');
    expect(called('district', " cox's BAZAR ")).toBe('Cox’s Bazar');
    expect(called('thana', 'Kotwali')).toBeUndefined();
    expect(called('thana', 'Kotwali', { district: 'Dhaka' })).toBe('Kotwali');
    expect(called('thana', 'Nowhere')).toBeUndefined();
  });

  it('places are searched in both languages, with prefix matches first', () => {
    expect(names(placesFound(ofKind('district'), 'na')).slice(0, 6)).toEqual([
      'Narayanganj',
      'Narsingdi',
      'Narail',
      'Naogaon',
      'Natore',
      'Barguna',
    ]);
    expect(names(placesFound(ofKind('thana'), 'ডবল'))).toEqual(['Double Mooring']);
  });
});
