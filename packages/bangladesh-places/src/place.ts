/** A division as in its data file: English names as keys, Bengali ones as values. */
export interface DivisionOnFile {
  name: string;
  bengali: string;
  districts: Record<
    string,
    {
      bengali: string;
      upazilas: Record<string, string>;
      /** Thanas of the metropolitan police, inside a city. */
      metropolitan?: Record<string, string>;
    }
  >;
}

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
