import { placeKinds, type Place as ListedPlace, type PlaceKind } from '@casebook/bangladesh-places/place';
import { foldTerm } from '../../../domain/folding';

/** A place with the comparison keys of both its names. Records store the English name. */
export interface Place extends ListedPlace {
  keys: readonly string[];
}

export const withKeys = (place: ListedPlace): Place => ({
  ...place,
  keys: [placeKey(place.name), placeKey(place.bengali)],
});

/** A name's comparison key: `Cox's Bazar` equals `Cox’s Bazar`. */
const placeKey = (name: string): string => foldTerm(name).replace(/[’']/g, '');

/** A company's address. Places that are not on the list stay as written. */
export type Address = Record<PlaceKind, string | null>;

/** The places of a kind within the higher-level places that the address already has. */
export function placesWithin(places: readonly Place[], kind: PlaceKind, address: Address): Place[] {
  const ofKind = places.filter((place) => place.kind === kind);
  const above = [nearest(places, 'district', address), nearest(places, 'division', address)];
  const around = above.find((place) => place && isAbove(place.kind, kind));
  return around ? ofKind.filter((place) => place[around.kind as 'district'] === around.name) : ofKind;
}

const isAbove = (kind: PlaceKind, other: PlaceKind) => placeKinds.indexOf(kind) < placeKinds.indexOf(other);

/** The listed place that the address names, if any. */
function nearest(places: readonly Place[], kind: PlaceKind, address: Address): Place | undefined {
  const key = placeKey(address[kind] ?? '');
  return places.find((place) => place.kind === kind && place.keys.includes(key));
}

/**
 * The only place of this name, in either language, that fits the address; null if there are none or
 * several.
 */
export function placeCalled(
  places: readonly Place[],
  kind: PlaceKind,
  name: string | null,
  address: Address,
): Place | null {
  const key = placeKey(name ?? '');
  const [first, second] = placesWithin(places, kind, address).filter(({ keys }) => keys.includes(key));
  return first && !second ? first : null;
}

/**
 * The changes to the address when a place is chosen: they fill in the levels above it and clear places that
 * lie elsewhere.
 */
export function changesByChoosing(
  places: readonly Place[],
  chosen: Place,
  address: Address,
): Partial<Address> {
  const changes: Partial<Address> = { division: chosen.division };
  if (chosen.district) changes.district = chosen.district;
  changes[chosen.kind] = chosen.name;
  const below = placeKinds.filter((kind) => isAbove(chosen.kind, kind));
  for (const kind of below) {
    const now = address[kind];
    if (now && isElsewhere(places, kind, now, chosen)) changes[kind] = null;
  }
  return changes;
}

/** Whether places of this name are listed but none lies within `around`. */
function isElsewhere(places: readonly Place[], kind: PlaceKind, name: string, around: Place): boolean {
  const key = placeKey(name);
  const called = places.filter((place) => place.kind === kind && place.keys.includes(key));
  const within = called.filter((place) => place[around.kind as 'district'] === around.name);
  return called.length > 0 && within.length === 0;
}

/** Searches places in either language; those that begin with the term come first. */
export function placesFound(places: readonly Place[], typed: string): Place[] {
  const term = placeKey(typed);
  const found = places.filter(({ keys }) => keys.some((key) => key.includes(term)));
  const begins = ({ keys }: Place) => keys.some((key) => key.startsWith(term));
  return [...found.filter(begins), ...found.filter((place) => !begins(place))];
}
