import { z } from 'zod';

const table = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.int().nonnegative(),
  /** The size of the table's rows in the text format of COPY. */
  bytes: z.int().nonnegative(),
  /** The hash of the rows in that format. */
  sha256: z.string(),
  /** The sum of each column of amounts, as a decimal text; null if the column has no amounts. */
  sums: z.record(z.string(), z.string().nullable()),
});

/** The description of a backup: `manifest.json`, the last file in it. */
export const manifestSchema = z.object({
  format: z.literal(1),
  /** The version of Casebook that wrote the backup. */
  casebook: z.string(),
  /** The moment whose state the backup holds. */
  at: z.iso.datetime(),
  register: z.object({ id: z.uuid(), since: z.iso.datetime() }),
  /** The migrations applied to the database. */
  migrations: z.array(z.string()),
  tables: z.array(table),
  /** The last value of each sequence; null for one that was never used. */
  sequences: z.record(z.string(), z.number().nullable()),
  /** The newest row of the table of seals (server/features/history/seals.ts); null if that table is empty. */
  seal: z.looseObject({ hash: z.string() }).nullable(),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type TableFacts = Manifest['tables'][number];

/** The placeholder for the identity of a register that has none yet. */
export const FROM_BEFORE_IDENTITIES = {
  id: '00000000-0000-0000-0000-000000000000',
  since: '1970-01-01T00:00:00.000Z',
};

export const MANIFEST = 'manifest.json';

/** The path of one part of a table's rows. Parts have at most one MiB and may end in the middle of a row. */
export const partPath = (table: string, part: number): string =>
  `tables/${table}/${String(part).padStart(6, '0')}.copy`;

/** The table whose rows a file of the archive holds; undefined for other files. */
export const tableOfPart = (path: string): string | undefined =>
  /^tables\/([^/]+)\/\d{6,}\.copy$/.exec(path)?.[1];
