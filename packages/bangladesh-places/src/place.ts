/** From the largest to the smallest. */
export const placeKinds = ['division', 'district', 'thana'] as const;

export type PlaceKind = (typeof placeKinds)[number];

/** A division, district or thana with the places it lies in, itself included. */
export interface Place {
  kind: PlaceKind;
  name: string;
  bengali: string;
  division: string;
  district?: string;
}
