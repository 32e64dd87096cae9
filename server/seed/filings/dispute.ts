import type { Day } from '../../../domain/dates';
import { NEW_ACT_FROM } from '../calendar';
import type { Random } from '../random';
import { bengaliUnits, goodsOf, sectors, type Goods } from '../vocabulary/goods';
import { irregularities, type Irregularity, type IrregularityKind } from '../vocabulary/irregularities';
import type { WorkPlace } from '../vocabulary/workPlaces';
import { sentence } from '../wording';

export interface Dispute {
  goods: Goods;
  kind: IrregularityKind;
  /** In taka. */
  revenue: number;
  redeemable: boolean;
}

const elsewhere: { kind: IrregularityKind; share: number }[] = [
  { kind: 'undervalued', share: 36 },
  { kind: 'misclassified', share: 22 },
  { kind: 'excess', share: 17 },
  { kind: 'exemption', share: 9 },
  { kind: 'audit', share: 6 },
  { kind: 'restricted', share: 5 },
  { kind: 'procedural', share: 5 },
];

const takenBy: Partial<Record<IrregularityKind, (goods: Goods) => boolean>> = {
  misclassified: ({ declaredAs }) => declaredAs !== undefined,
  restricted: ({ permit = false }) => permit,
  excess: ({ unit }) => !['unit', 'LDT'].includes(unit),
  exemption: ({ sector, permit }) =>
    ['chemical', 'plastic', 'metal', 'textile', 'machinery'].includes(sector) && !permit,
};

/** The goods, irregularity and disputed revenue of a file of this section. */
export function dispute(workPlace: WorkPlace, random: Random): Dispute {
  const all = goodsOf[random.pick(workPlace.sectors ?? sectors)];
  const usual = workPlace.usual && random.chance(0.65) ? workPlace.usual : undefined;
  const wanted = usual ?? random.pickByShare(elsewhere).kind;
  const taken = all.filter(takenBy[wanted] ?? (() => true));
  const kind = taken.length > 0 ? wanted : 'undervalued';
  const goods = random.pick(taken.length > 0 ? taken : all);
  const { redeemable = false }: Irregularity = irregularities[kind];
  return { goods, kind, revenue: disputedRevenue(kind, random), redeemable };
}

const MEDIAN = 850_000;
const SPREAD = 1.5;

/** A log-normal amount: many files of a few lakh taka, few of some crore. */
function disputedRevenue(kind: IrregularityKind, random: Random): number {
  const size = kind === 'bond' || kind === 'audit' ? 2 : 1;
  const amount = MEDIAN * size * Math.exp(SPREAD * random.normal());
  if (kind === 'procedural') return 0;
  return random.chance(0.55) ? Math.round(amount) : Math.round(amount * 100) / 100;
}

const TAKA_PER_DOLLAR = 105;
const DUTY_AND_TAXES = 0.6;

/** The reason of irregularities, with quantities that add up to the disputed revenue. */
export function reason({ goods, kind, revenue }: Dispute, boe: string, issued: Day, random: Random): string {
  const { price, unit } = goods;
  const declaredPrice = price * (0.4 + 0.4 * random.next());
  const perUnit = kind === 'undervalued' ? price - declaredPrice : price;
  const units = revenue / (perUnit * TAKA_PER_DOLLAR * DUTY_AND_TAXES);
  const percent = random.whole(4, 45);
  const fillings = {
    boe,
    hsCode: goods.hsCode,
    declaredAs: goods.declaredAs ?? '',
    quantity: quantity(units, unit),
    declaredQuantity: quantity((units * 100) / percent, unit),
    declaredPrice: declaredPrice.toFixed(2),
    price: price.toFixed(2),
    percent: String(percent),
    year: String(Number(issued.slice(0, 4)) - 1),
  };
  const newAct = issued >= NEW_ACT_FROM;
  const act = newAct ? 'Customs Act, 2023' : 'Customs Act, 1969';
  const bengaliAct = newAct ? 'কাস্টমস আইন, ২০২৩' : 'কাস্টমস আইন, ১৯৬৯';
  return sentence(random, irregularities[kind], {
    english: { ...fillings, unit, act, goods: inSentence(goods.english) },
    bengali: { ...fillings, unit: bengaliUnits[unit]!, act: bengaliAct, goods: goods.bengali },
  });
}

/** The spelling of a name within a sentence: `Toys` becomes `toys`, but `HDPE granules` and `T-shirts` stay. */
export const inSentence = (name: string) => name.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());

function quantity(units: number, unit: string): string {
  const divisible = ['kg', 'ton', 'litre', 'sq m'].includes(unit) && units < 100;
  const rounded = divisible ? Math.max(0.01, Number(units.toFixed(2))) : Math.max(1, Math.round(units));
  return rounded.toLocaleString('en-IN');
}
