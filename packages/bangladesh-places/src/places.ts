import { barishal } from './barishal';
import { chattogram } from './chattogram';
import { dhaka } from './dhaka';
import { khulna } from './khulna';
import { mymensingh } from './mymensingh';
import type { DivisionOnFile, Place } from './place';
import { rajshahi } from './rajshahi';
import { rangpur } from './rangpur';
import { sylhet } from './sylhet';

/** The administrative places of Bangladesh: each division, followed by its districts, each followed by its thanas. */
export const places: Place[] = [
  barishal,
  chattogram,
  dhaka,
  khulna,
  mymensingh,
  rajshahi,
  rangpur,
  sylhet,
].flatMap(placesOf);

function placesOf({ name: division, bengali, districts }: DivisionOnFile): Place[] {
  const below = Object.entries(districts).flatMap(([district, { bengali, upazilas, metropolitan }]) => [
    { kind: 'district' as const, name: district, bengali, division, district },
    ...Object.entries({ ...upazilas, ...metropolitan })
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, bengali]) => ({ kind: 'thana' as const, name, bengali, division, district })),
  ]);
  return [{ kind: 'division', name: division, bengali, division }, ...below];
}
