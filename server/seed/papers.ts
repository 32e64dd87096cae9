import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Kysely } from 'kysely';
import type { Day } from '../../domain/dates';
import type { PaperKindCode, PaperSource, PaperType } from '../../domain/papers';
import { createPaperStore } from '../features/papers/store';
import type { Database } from '../platform/database/schema';
import { randomFor } from './random';
import { writtenBy } from './rows';

type Db = Kysely<Database>;

/** What tools/samplePapers.mjs has drawn, as data URLs by path. */
const files = import.meta.glob<string>('./papers/*', { query: '?url&inline', import: 'default' });

const contentOf = async (file: string): Promise<Buffer> =>
  Buffer.from((await files[`./papers/${file}`]!()).split(',')[1]!, 'base64');

interface SamplePaper {
  file: string;
  kind: PaperKindCode;
  name: string;
  date: Day;
  memo?: string;
  from?: string;
  to?: string;
  /** The number of its case; without one it is of the filing. */
  number?: string;
}

/** The papers of two sample files by their numbers: of one that went far through the courts, and of a new writ. */
const SAMPLES: Record<string, SamplePaper[]> = {
  'S-44/DM/2019': [
    {
      file: 'show-cause.pdf',
      kind: 'show-cause',
      name: 'দাবিনামা তথা কারণ দর্শানোর নোটিশ',
      date: '2019-06-12',
      memo: '11139',
      from: 'Custom House, Chattogram',
      to: 'M/S Golam Miah Impex',
    },
    {
      file: 'bank-guarantee.tiff',
      kind: 'bank-guarantee',
      name: 'Bank guarantee LG-362/2019',
      date: '2019-05-02',
      from: 'National Bank PLC',
      to: 'Commissioner of Customs',
    },
    {
      file: 'reply.pdf',
      kind: 'reply',
      name: 'Reply to the show-cause notice',
      date: '2019-08-04',
      from: 'M/S Golam Miah Impex',
      to: 'Commissioner of Customs',
    },
    {
      file: 'order.pdf',
      kind: 'order',
      name: 'Order-in-original',
      date: '2020-01-26',
      from: 'Md. Anwar Hossain, Commissioner',
    },
    {
      file: 'vakalatnama.jpg',
      kind: 'vakalatnama',
      name: 'আপিলকারীর ওকালতনামা',
      date: '2020-04-26',
      number: 'CEVT/CASE(CUS)-270/2020',
    },
    {
      file: 'tribunal-judgment.pdf',
      kind: 'judgment',
      name: 'Judgment: sent back',
      date: '2021-11-04',
      number: 'CEVT/CASE(CUS)-270/2020',
    },
    {
      file: 'certified-copy.jpg',
      kind: 'certified-copy',
      name: 'Certified copy of the judgment',
      date: '2023-10-08',
      memo: 'Copy No. 1184',
      number: 'CEVT/CASE(CUS)-155/2022',
    },
    {
      file: 'appeal-letter.pdf',
      kind: 'letter-out',
      name: 'কাস্টমস আপিলের কাগজপত্র প্রেরণ',
      date: '2024-01-07',
      memo: '2097',
      to: 'সলিসিটর, ঢাকা',
      number: 'Customs Appeal No. 252 of 2023',
    },
  ],
  'F. No. 2-16/Cus/2025': [
    {
      file: 'rule.pdf',
      kind: 'rule',
      name: 'Rule Nisi',
      date: '2026-11-12',
      from: 'High Court Division',
      number: 'রিট পিটিশন নং ১১৮২০/২০২৬',
    },
    {
      file: 'interim-order.pdf',
      kind: 'interim-order',
      name: 'Stay for three months',
      date: '2026-11-12',
      from: 'High Court Division',
      number: 'রিট পিটিশন নং ১১৮২০/২০২৬',
    },
  ],
};

/** How a file came in, and its type, by the ending of its name. */
const ENDINGS: Record<string, { type: PaperType; source: PaperSource }> = {
  '.pdf': { type: 'pdf', source: 'FILE' },
  '.jpg': { type: 'jpeg', source: 'PHOTO' },
  '.tiff': { type: 'tiff', source: 'SCAN' },
};

/** Writes the papers of the sample files; `storeSamplePapers` stores their bytes. */
export async function seedPapers(db: Db, userIds: readonly number[], today: Day): Promise<void> {
  const random = randomFor('papers');
  const kinds = await db.selectFrom('paperKind').select(['id', 'code']).execute();
  for (const [nothiNumber, papers] of Object.entries(SAMPLES)) {
    const matters = await db
      .selectFrom('proceeding')
      .innerJoin('caseFiling', 'caseFiling.id', 'proceeding.caseFilingId')
      .select(['caseFiling.id as caseFilingId', 'proceeding.id', 'proceeding.number'])
      .where('nothiNumber', '=', nothiNumber)
      .execute();
    for (const { file, kind, name, date, memo, from, to, number } of papers) {
      const matter = matters.find((each) => each.number === number);
      // the register of an earlier day lacks later cases
      if (date > today || !matters.length || (number && !matter)) continue;
      const content = await contentOf(file);
      const scan = { ...ENDINGS[path.extname(file)]!, ...bytesOf(content) };
      const audit = writtenBy(random.pick(userIds), random.officeHour(date));
      const { id } = await db
        .insertInto('paper')
        .values({
          caseFilingId: matters[0]!.caseFilingId,
          proceedingId: matter?.id ?? null,
          hearingId: null,
          guaranteeId: null,
          kind: kinds.find(({ code }) => code === kind)!.id,
          name,
          date,
          memo: memo ?? null,
          fromWhom: from ?? null,
          toWhom: to ?? null,
          description: null,
          fileVersion: 1,
          ...scan,
          ...audit,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const { createdBy, createdAt } = audit;
      await db
        .insertInto('paperVersion')
        .values({ paperId: id, version: 1, fileName: file, ...scan, createdBy, createdAt })
        .execute();
    }
  }
}

const bytesOf = (content: Buffer) => ({
  sha256: createHash('sha256').update(content).digest('hex'),
  bytes: content.length,
});

/** Stores the bytes of sample papers that the register names and the folder of papers lacks. */
export async function storeSamplePapers(db: Db, folder: string): Promise<void> {
  const store = createPaperStore(folder);
  const directory = await mkdtemp(path.join(tmpdir(), 'casebook-samples-'));
  try {
    for (const { file } of Object.values(SAMPLES).flat()) {
      const content = await contentOf(file);
      const { sha256 } = bytesOf(content);
      const isNamed = await db
        .selectFrom('paperVersion')
        .select('paperId')
        .where('sha256', '=', sha256)
        .executeTakeFirst();
      if (!isNamed || (await store.head(sha256))) continue;
      const copy = path.join(directory, file);
      await writeFile(copy, content);
      await store.put(copy);
    }
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
