import { crc32, deflateSync } from 'node:zlib';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../platform/database/schema';

const ONE_IN = 40;

/** Adds logos to a few of these companies; the logos are drawn here, so that none belongs to a real company. */
export async function addLogos(db: Kysely<Database>, companyIds: number[]): Promise<void> {
  const ids = companyIds.filter((_, position) => position % ONE_IN === 0);
  const logos = ids.map((_, position) => logo(shapes[position % shapes.length]!, colours[position % 5]!));
  await sql`
    update company set logo = given.logo
    from unnest(${ids}::bigint[], ${logos}::bytea[]) as given (id, logo) where given.id = company.id
  `.execute(db);
}

/** Whether a point is inside the shape; coordinates range from -1 to 1, with 0 in the middle. */
type Shape = (x: number, y: number) => boolean;

const shapes: Shape[] = [
  (x, y) => Math.abs(Math.hypot(x, y) - 0.65) < 0.2,
  (x, y) => Math.abs(x) + Math.abs(y) < 0.9 && Math.abs(x) + Math.abs(y) > 0.4,
  (x, y) => Math.hypot(x, y) < 0.85 && Math.sin(y * 12 + Math.sin(x * 4)) > 0,
  (x, y) => Math.hypot(x, y) < 0.5 + 0.3 * Math.cos(6 * Math.atan2(y, x)),
  (x, y) => y < 0.7 && y > 1.6 * Math.abs(x) - 0.8 && !(y > 0.1 && Math.abs(x) < 0.2),
  (x, y) => Math.max(Math.abs(x), Math.abs(y)) < 0.8 && (x + y + 2) % 0.5 < 0.25,
  (x, y) => Math.hypot(x, y) < 0.85 && Math.hypot(x - 0.35, y + 0.2) > 0.6,
];

type Colour = readonly [red: number, green: number, blue: number];

const colours: Colour[] = [
  [11, 83, 148],
  [20, 108, 67],
  [176, 42, 55],
  [102, 60, 140],
  [176, 96, 0],
];

const SIDE = 64;
/** Offsets of the 3 × 3 samples per pixel, for antialiasing. */
const PLACES = [-1 / 3, 0, 1 / 3];
const SHADES = PLACES.length ** 2;

/** A PNG whose palette ranges from white to the colour. */
function logo(shape: Shape, colour: Colour): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(SIDE, 0);
  header.writeUInt32BE(SIDE, 4);
  header.set([8, 3], 8); // 8 bits per pixel, indexes into the palette
  const palette = Array.from({ length: SHADES + 1 }, (_, shade) =>
    colour.map((part) => Math.round(255 - ((255 - part) * shade) / SHADES)),
  );
  const rows = Array.from({ length: SIDE }, (_, y) => [
    0,
    ...Array.from({ length: SIDE }, (_, x) => shadeAt(x, y)),
  ]);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(Buffer.from(rows.flat()))),
    chunk('IEND', Buffer.alloc(0)),
  ]);

  function shadeAt(x: number, y: number): number {
    const at = (pixel: number, place: number) => (2 * (pixel + 0.5 + place)) / SIDE - 1;
    let inside = 0;
    for (const down of PLACES) for (const along of PLACES) if (shape(at(x, along), at(y, down))) inside++;
    return inside;
  }
}

function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, check]);
}
