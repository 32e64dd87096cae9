import { crc32, deflateSync } from 'node:zlib';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../platform/database/schema';

const ONE_IN = 40;
const SIDE = 64;
/** Palette indexes from 0, white, to the full colour; edges are smoothed with those between. */
const SHADES = 9;

/** Distances from a shape's edge, positive inside; coordinates range from -1 to 1. */
const shapes: ((x: number, y: number) => number)[] = [
  (x, y) => 0.2 - Math.abs(Math.hypot(x, y) - 0.65),
  (x, y) => 0.25 - Math.abs(Math.abs(x) + Math.abs(y) - 0.65),
  (x, y) => 0.5 + 0.3 * Math.cos(6 * Math.atan2(y, x)) - Math.hypot(x, y),
];

const colours = [
  [11, 83, 148],
  [20, 108, 67],
  [176, 42, 55],
  [102, 60, 140],
  [176, 96, 0],
] as const;

/** Adds logos to a few of these companies; the logos are drawn here, so that none belongs to a real company. */
export async function addLogos(db: Kysely<Database>, companyIds: number[]): Promise<void> {
  const ids = companyIds.filter((_, position) => position % ONE_IN === 0);
  const logos = ids.map((_, position) => logo(shapes[position % shapes.length]!, colours[position % 5]!));
  await sql`
    update company set logo = given.logo
    from unnest(${ids}::bigint[], ${logos}::bytea[]) as given (id, logo) where given.id = company.id
  `.execute(db);
}

/** A PNG whose palette ranges from white to the colour. */
function logo(shape: (typeof shapes)[number], colour: readonly number[]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(SIDE, 0);
  header.writeUInt32BE(SIDE, 4);
  header.set([8, 3], 8); // 8 bits per pixel, indexes into the palette
  const palette = Array.from({ length: SHADES + 1 }, (_, shade) =>
    colour.map((part) => Math.round(255 - ((255 - part) * shade) / SHADES)),
  );
  const at = (pixel: number) => (2 * pixel + 1) / SIDE - 1;
  const shade = (x: number, y: number) =>
    Math.min(SHADES, Math.max(0, Math.round(SHADES * (0.5 + (shape(at(x), at(y)) * SIDE) / 2))));
  const rows = Array.from({ length: SIDE }, (_, y) => [
    0,
    ...Array.from({ length: SIDE }, (_, x) => shade(x, y)),
  ]);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(Buffer.from(rows.flat()))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, check]);
}
