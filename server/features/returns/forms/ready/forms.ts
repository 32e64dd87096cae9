import { paperWorkbook, type PaperColumn, type PaperTable } from '@casebook/xlsx-writer';
import { kindsCounted } from '../../../../../domain/returns/figures';
import type { ReadyForm } from '../../../../../domain/returns/forms';
import { documentFile } from './documentFile';

export interface Section {
  id: number;
  name: string;
}

const KINDS: Record<(typeof kindsCounted)[number] | 'all', string> = {
  filing: 'দাবিনামা/আদেশ',
  commissioner: 'কমিশনার (আপিল)',
  tribunal: 'আপিলাত ট্রাইব্যুনাল',
  'customs-appeal': 'কাস্টমস আপিল, হাইকোর্ট বিভাগ',
  writ: 'রিট, হাইকোর্ট বিভাগ',
  cpla: 'সিপিএলএ/সিএমপি, আপিল বিভাগ',
  cp: 'সিভিল পিটিশন, আপিল বিভাগ',
  admiralty: 'অ্যাডমিরালটি মামলা, হাইকোর্ট বিভাগ',
  criminal: 'ফৌজদারি মামলা',
  civil: 'দেওয়ানি মামলা',
  contempt: 'আদালত অবমাননা',
  all: 'মোট',
};

const KINDS_AND_TOTAL = [...kindsCounted, 'all'] as const;

const SIGNATURE = ['{signedBy}', 'স্মারক নং {memo|bn}', 'তারিখ: {date|bn}'];

/** The forms that follow from figures alone, in Bengali as they are sent, for the sections that there are. */
export const figureForms: Record<
  Exclude<ReadyForm, 'high-court-cases'>,
  (sections: readonly Section[]) => Promise<Uint8Array> | Uint8Array
> = {
  'pending-by-section': (sections) =>
    table({
      sheet: 'শাখাভিত্তিক অনিষ্পন্ন মামলা',
      title: 'শাখাভিত্তিক অনিষ্পন্ন মামলার বিবরণী',
      first: 'শাখা',
      columns: [
        ...KINDS_AND_TOTAL.map((kind) => column(KINDS[kind], (of) => `{closing.${kind}.count${of}}`)),
        column('জড়িত রাজস্ব (টাকা)', (of) => `{closing.all.amount${of}}`),
        column('আদায়যোগ্য (টাকা)', (of) => `{closing.all.recoverable${of}}`),
      ],
      rows: [
        ...sections.map(({ id, name }) => ({ name, of: `.section:${id}` })),
        { name: KINDS.all, of: '' },
      ],
    }),

  'periodic-report': () =>
    table({
      sheet: 'সাময়িক প্রতিবেদন',
      title: 'সরকারের বিরুদ্ধে ও পক্ষে চলমান মামলার সাময়িক প্রতিবেদন',
      first: 'আদালত/মামলার ধরন',
      columns: [
        column('বিবেচ্য সময়কালে দায়েরকৃত', (kind) => `{received.${kind}.count}`),
        column('বিবেচ্য সময়কালের পূর্ব পর্যন্ত অনিষ্পন্ন', (kind) => `{opening.${kind}.count}`),
        column('মোট', (kind) => `{total.${kind}.count}`),
        column('বিবেচ্য সময়কালে নিষ্পন্ন', (kind) => `{disposed.${kind}.count}`),
        column('সরকারের পক্ষে নিষ্পত্তিকৃত', (kind) => `{disposed-for.${kind}.count}`),
        column('সরকারের বিপক্ষে নিষ্পত্তিকৃত', (kind) => `{disposed-against.${kind}.count}`),
        column('বিপক্ষের আদেশে সরকারের দায়েরকৃত আপিল', (kind) => `{government-appeals.${kind}.count}`),
        column('সংশোধনে বাদ', (kind) => `{corrected-out.${kind}.count}`),
        column('শেষ কর্মদিবসে অনিষ্পন্ন', (kind) => `{closing.${kind}.count}`),
        column('১০০ কোটি বা তদূর্ধ্ব অথবা গুরুত্বপূর্ণ', (kind) => `{important.${kind}.count}`),
      ],
      rows: KINDS_AND_TOTAL.map((kind) => ({ name: KINDS[kind], of: kind })),
    }),

  'coordination-meeting': () =>
    documentFile({
      titles: ['{office|bn}', 'সমন্বয় সভার জন্য মামলার অগ্রগতি, {month|bn}'],
      headings: [
        'মামলার ধরন',
        'পূর্বের জের',
        'নতুন',
        'মোট',
        'পক্ষে',
        'বিপক্ষে',
        'রিমান্ড',
        'অন্যান্য',
        'সংশোধনে বাদ',
        'অনিষ্পন্ন',
        'জড়িত রাজস্ব (কোটি টাকা)',
      ],
      rows: KINDS_AND_TOTAL.map((kind) => [
        KINDS[kind],
        ...[
          'opening',
          'received',
          'total',
          'disposed-for',
          'disposed-against',
          'disposed-remand',
          'disposed-other',
          'corrected-out',
          'closing',
        ].map((figure) => `{${figure}.${kind}.count|bn}`),
        `{closing.${kind}.amount|crore|bn}`,
      ]),
      signature: SIGNATURE,
    }),
};

interface Column {
  heading: string;
  /** The name in a row of this kind or section. */
  name: (of: string) => string;
}

const column = (heading: string, name: Column['name']): Column => ({ heading, name });

interface Table {
  sheet: string;
  title: string;
  first: string;
  columns: readonly Column[];
  /** The last one is the total. */
  rows: readonly { name: string; of: string }[];
}

function table({ sheet, title, first, columns, rows }: Table): Promise<Uint8Array> {
  const cells = rows.map(({ name, of }) => [name, ...columns.map((each) => each.name(of))]);
  return paperFile({
    sheet,
    title: `{office|bn}\n${title}, {month|bn}`,
    issuer: SIGNATURE.join(', '),
    columns: [
      { heading: first, kind: 'text', width: 28 },
      ...columns.map(({ heading, name }): PaperColumn => {
        const isCount = name('').includes('.count');
        return { heading, kind: isCount ? 'count' : 'money', width: isCount ? 12 : 18 };
      }),
    ],
    rows: cells.slice(0, -1),
    totals: cells.at(-1)!,
  });
}

/** A printed table in one file. */
export async function paperFile(paper: Omit<PaperTable, 'frozen' | 'pageNumber'>): Promise<Uint8Array> {
  return Buffer.concat(await paperWorkbook([{ ...paper, frozen: 1, pageNumber: '&P / &N' }]));
}
