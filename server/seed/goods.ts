import { table } from './rows';

/** Trades: companies belong to one, and sections assess one or more. `plastic` includes rubber, wood and paper. */
export const sectors = [
  'food',
  'chemical',
  'plastic',
  'metal',
  'textile',
  'garment',
  'machinery',
  'vehicle',
] as const;

export type Sector = (typeof sectors)[number];

export interface Goods {
  sector: Sector;
  hsCode: string;
  /** In English and Bengali. */
  name: readonly [english: string, bengali: string];
  unit: string;
  /** Usual price per unit, in US dollars. */
  price: number;
  /** The H.S. code under which importers misdeclare the goods, for its lower duty. */
  declaredAs: string | null;
  /** Whether the Import Policy Order requires a permit or a clearance. */
  permit: boolean;
}

/** Trade, H.S. code, name in English and Bengali, unit, price, misdeclared code, permit. */
const rows = `
  food | 0402.21.10 | Full cream milk powder in bulk | গুঁড়া দুধ | kg | 3.4 | 0404.10.00 | permit
  food | 0802.80.00 | Betel nut | সুপারি | kg | 1.9 | -
  food | 0908.31.00 | Cardamom, neither crushed nor ground | এলাচ | kg | 9.5 | -
  food | 1806.90.00 | Chocolate and cocoa preparations | চকলেট | kg | 4.8 | 1704.90.00
  food | 2402.20.00 | Cigarettes | সিগারেট | carton | 11 | - | permit
  chemical | 2710.19.31 | Base oil SN-500 | বেজ অয়েল | ton | 760 | 2707.99.00
  chemical | 3004.90.99 | Medicaments, finished | ঔষধ | kg | 85 | - | permit
  chemical | 3204.16.00 | Reactive dyes | রিঅ্যাকটিভ ডাইস | kg | 4.1 | 3204.90.00
  chemical | 3304.99.00 | Skin care cosmetics | প্রসাধন সামগ্রী | kg | 8.5 | 3307.90.00 | permit
  plastic | 3920.20.10 | BOPP film, plain | বিওপিপি ফিল্ম | kg | 1.9 | 3921.90.99
  plastic | 3926.90.99 | Articles of plastics | প্লাস্টিক সামগ্রী | kg | 3.2 | 8477.90.00
  plastic | 4011.10.00 | New pneumatic tyres for motor cars | মোটরগাড়ির টায়ার | pc | 31 | - | permit
  plastic | 4802.56.10 | A4 printing paper | লেখার ও ছাপার কাগজ | ton | 870 | 4802.55.10
  metal | 6907.21.00 | Glazed porcelain tiles | টাইলস | sq m | 7.5 | 6907.22.00
  metal | 7204.49.00 | Heavy melting scrap | মেল্টিং স্ক্র্যাপ | ton | 385 | - | permit
  metal | 7208.39.00 | Hot rolled steel coils | হট রোল্ড কয়েল | ton | 610 | 7225.30.00
  metal | 7219.33.00 | Stainless steel sheets, cold rolled | স্টেইনলেস স্টিল শিট | ton | 1950 | 7220.20.00
  textile | 5205.12.00 | Cotton yarn, uncombed, 20–40 Ne | সুতা | kg | 3.3 | -
  textile | 5209.42.00 | Denim fabrics | ডেনিম কাপড় | kg | 6.2 | -
  textile | 5407.52.00 | Woven dyed polyester fabrics | পলিয়েস্টার ওভেন কাপড় | kg | 4.3 | 5407.61.00
  textile | 6006.32.00 | Knitted dyed fabrics of synthetic fibres | নিট কাপড় | kg | 4.6 | 5407.52.00
  garment | 6110.30.00 | Pullovers of man-made fibres | সোয়েটার | pc | 4.6 | -
  garment | 6214.30.00 | Shawls and scarves | শাল ও স্কার্ফ | pc | 2.4 | -
  garment | 6217.10.00 | Made-up clothing accessories | গার্মেন্টস এক্সেসরিজ | kg | 7.5 | 5806.32.00
  garment | 6402.99.00 | Footwear with rubber or plastic soles | জুতা | pair | 3.4 | 6404.19.00
  machinery | 8414.30.00 | Compressors for refrigerators | রেফ্রিজারেটরের কম্প্রেসর | pc | 34 | 8418.99.00
  machinery | 8415.10.90 | Split type air conditioners | এয়ার কন্ডিশনার | set | 240 | 8415.90.10
  machinery | 8471.30.00 | Laptop computers | ল্যাপটপ কম্পিউটার | pc | 380 | -
  machinery | 8517.62.90 | Network routers and switches | নেটওয়ার্ক রাউটার | pc | 24 | 8517.69.00 | permit
  machinery | 8528.72.00 | Colour television sets | টেলিভিশন | pc | 155 | 8528.52.00
  vehicle | 8703.23.29 | Reconditioned car, 1797 cc | রিকন্ডিশন্ড গাড়ি | unit | 13500 | 8703.40.39 | permit
  vehicle | 8703.24.19 | Jeep, 3956 cc | জিপ গাড়ি | unit | 41000 | - | permit
  vehicle | 8708.99.90 | Motor vehicle parts | মোটরগাড়ির যন্ত্রাংশ | kg | 5.3 | 8409.91.00
  vehicle | 8711.20.90 | Motorcycles, 150 cc | মোটরসাইকেল | unit | 1150 | - | permit
  vehicle | 9503.00.90 | Toys | খেলনা | kg | 4.1 | 9506.99.00
`;

export const goods: Goods[] = table(rows).map(
  ([sector, hsCode = '', english = '', bengali = '', unit = '', price, declaredAs = '-', permit]) => ({
    sector: sector as Sector,
    hsCode,
    name: [english, bengali],
    unit,
    price: Number(price),
    declaredAs: declaredAs === '-' ? null : declaredAs,
    permit: permit === 'permit',
  }),
);

/** The units in English and Bengali. */
export const units: Record<string, readonly [english: string, bengali: string]> = {
  kg: ['kg', 'কেজি'],
  ton: ['ton', 'মে. টন'],
  carton: ['carton', 'কার্টন'],
  pc: ['pc', 'পিস'],
  pair: ['pair', 'জোড়া'],
  set: ['set', 'সেট'],
  unit: ['unit', 'ইউনিট'],
  'sq m': ['sq m', 'বর্গমিটার'],
};
