import { goodsRows, type Disputable } from './goodsRows';

/** A trade: companies belong to one, and sections assess one or more. */
export type Sector = keyof typeof goodsRows;

export interface Goods extends Disputable {
  hsCode: string;
  english: string;
  bengali: string;
  unit: string;
  /** Usual price per unit, in US dollars. */
  price: number;
  sector: Sector;
}

export const sectors = Object.keys(goodsRows) as Sector[];

export const goodsOf = Object.fromEntries(sectors.map((sector) => [sector, goodsIn(sector)])) as Record<
  Sector,
  Goods[]
>;

function goodsIn(sector: Sector): Goods[] {
  return goodsRows[sector].map(([hsCode, english, bengali, unit, price, disputable]) =>
    Object.assign({ hsCode, english, bengali, unit, price, sector }, disputable),
  );
}

/** The units in Bengali. */
export const bengaliUnits: Record<string, string> = {
  kg: 'কেজি',
  ton: 'মে. টন',
  litre: 'লিটার',
  carton: 'কার্টন',
  pc: 'পিস',
  pair: 'জোড়া',
  set: 'সেট',
  unit: 'ইউনিট',
  cft: 'ঘনফুট',
  'sq m': 'বর্গমিটার',
  LDT: 'এলডিটি',
};
