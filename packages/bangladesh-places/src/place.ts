/** A division as its file has it; names are keys, their Bengali the values. */
export interface DivisionOnFile {
  name: string;
  bengali: string;
  districts: Record<
    string,
    {
      bengali: string;
      upazilas: Record<string, string>;
      /** The thanas of a metropolitan police, inside a city. */
      metropolitan?: Record<string, string>;
    }
  >;
}

/** From the largest to the smallest. */
export const placeKinds = ['division', 'district', 'thana'] as const;

export type PlaceKind = (typeof placeKinds)[number];

/** A division, district or thana: where it lies, itself included. */
export interface Place {
  kind: PlaceKind;
  name: string;
  bengali: string;
  division: string;
  district?: string;
}
