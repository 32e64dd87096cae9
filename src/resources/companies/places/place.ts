import { foldTerm } from '../../../../domain/folding';

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

/** A division, district or thana: where it lies, itself included. A record keeps the English names. */
export interface Place {
  kind: PlaceKind;
  name: string;
  bengali: string;
  division: string;
  district?: string;
  /** Both names as they are compared. */
  keys: readonly string[];
}

/** A name as it is compared: `Cox's Bazar` is `Cox’s Bazar`. */
export const placeKey = (name: string): string => foldTerm(name).replace(/[’']/g, '');
