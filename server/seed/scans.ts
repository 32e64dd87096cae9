import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { sql, type Kysely } from 'kysely';
import { formatDay, plusDays, type Day } from '../../domain/dates';
import { toAsciiDigits } from '../../domain/digits';
import type { Database } from '../platform/database/schema';

interface Options {
  /** The folder of the scan inbox. */
  folder: string;
  /** The address that labels begin with. */
  origin: string;
  today: Day;
}

/** A page as it comes from the scanner. */
interface Sheet {
  name: string;
  label?: number;
  head: string[];
  lines: string[];
}

interface Matter {
  id: number;
  nothiNumber: string;
  number: string;
  companyName: string;
}

/** Puts six scans into the inbox of the sample register, once. */
export async function seedScans(db: Kysely<Database>, { folder, origin, today }: Options): Promise<void> {
  await mkdir(path.dirname(folder), { recursive: true, mode: 0o700 });
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch {
    return; // it is there already, as after the first start
  }
  const { rows } = await sql<Matter>`
    select f.id, f.nothi_number, p.number, c.company_name
    from proceeding p join case_filing f on f.id = p.case_filing_id join company c on c.id = f.company_id
    where p.kind = 'high-court-rits' and p.outcome is null and p.number is not null and f.status is distinct from 'CLOSED'
    order by p.id desc limit 4
  `.execute(db);
  if (rows.length < 4) return;
  for (const sheet of sheetsOf(rows, today)) {
    const code = sheet.label === undefined ? null : await codeOf(`${origin}/f/${sheet.label}`);
    await writeFile(path.join(folder, sheet.name), pdfOf(sheet, code));
  }
  const damaged = pdfOf({ name: '', head: COURT, lines: ['Certified copy'] }, null).subarray(0, 400);
  await writeFile(path.join(folder, 'SCAN_0006.pdf'), damaged);
}

const COURT = ['SUPREME COURT OF BANGLADESH', 'High Court Division', '(Special Original Jurisdiction)'];
const OFFICE = ['OFFICE OF THE COMMISSIONER OF CUSTOMS', 'Custom House, Chattogram'];

function sheetsOf([first, second, third, fourth]: Matter[], today: Day): Sheet[] {
  const day = (before: number) => formatDay(plusDays(today, -before), 'en');
  return [
    {
      name: 'SCAN_0001.pdf',
      label: first!.id,
      head: COURT,
      lines: [
        'In the matter of: an application under article 102 of the Constitution',
        `${first!.companyName} ...... Petitioner`,
        'versus the Commissioner of Customs and others ...... Respondents',
        '',
        `Order dated ${day(6)}`,
        'Let the operation of the impugned demand be stayed for a period of six',
        'months from date, upon furnishing a bank guarantee for half of the amount.',
      ],
    },
    {
      name: 'SCAN_0002.pdf',
      label: second!.id,
      head: OFFICE,
      lines: [
        `Memo dated ${day(4)}`,
        `To: ${second!.companyName}`,
        'Subject: Reply to the show cause notice',
        'The reply has been received and is placed on the file for orders.',
      ],
    },
    {
      name: 'হাইকোর্টের রুল.pdf',
      head: COURT,
      lines: [
        toAsciiDigits(third!.number),
        `${third!.companyName} ...... Petitioner`,
        `Rule issued on ${day(9)}, returnable within four weeks.`,
      ],
    },
    {
      name: 'SCAN_0004.pdf',
      head: OFFICE,
      lines: [
        `File number ${toAsciiDigits(fourth!.nothiNumber)}`,
        `Date: ${day(2)}`,
        'Subject: Parawise comments for the Solicitor',
        'The comments on each paragraph of the petition are enclosed.',
      ],
    },
    {
      name: 'SCAN_0005.pdf',
      head: ['SONALI BANK PLC', 'Agrabad Corporate Branch, Chattogram'],
      lines: [
        `Date: ${day(1)}`,
        'Subject: Extension of a bank guarantee',
        'At the request of our customer the validity of the guarantee is extended',
        'for a further period of twelve months. All other terms remain unchanged.',
      ],
    },
  ];
}

/** The modules of a QR code, row by row. */
async function codeOf(text: string): Promise<boolean[][]> {
  const { prepareZXingModule, writeBarcode } = await import('zxing-wasm/writer');
  const program = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm'));
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(program).buffer } });
  const { symbol } = await writeBarcode(text, { format: 'QRCode' });
  const { data, width, height } = symbol;
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => data[y * width + x] === 0),
  );
}

/** A crooked page with specks, as scanners make them. */
function pdfOf({ name, head, lines }: Sheet, code: boolean[][] | null): Buffer {
  const text = (line: string, size: number, x: number, y: number) =>
    `BT /F1 ${size} Tf ${x} ${y} Td (${line.replace(/[^\x20-\x7e]/g, '?').replace(/[\\()]/g, '\\$&')}) Tj ET`;
  const tilt = 0.006 + (name.length % 3) * 0.003;
  const specks = Array.from({ length: 60 }, (_, at) => `${(at * 97) % 590} ${(at * 389) % 835} 0.8 0.8 re f`);
  const size = 92 / (code?.length ?? 1);
  const squares = (code ?? []).flatMap((row, y) =>
    row.flatMap((isDark, x) =>
      isDark
        ? [
            `${(440 + x * size).toFixed(2)} ${(800 - y * size).toFixed(2)} ${size.toFixed(2)} ${(-size).toFixed(2)} re f`,
          ]
        : [],
    ),
  );
  const drawn = [
    '0.975 0.97 0.955 rg 0 0 595 842 re f 0.45 g',
    ...specks,
    `0.1 g 1 ${tilt} ${-tilt} 1 4 -6 cm`,
    ...head.map((line, at) => text(line, at ? 12 : 15, 70, 740 - at * 20)),
    ...lines.map((line, at) => text(line, 12, 70, 640 - at * 24)),
    text('Seal and signature', 10, 400, 260),
    ...squares,
  ].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman >>',
    `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = String(file.length).padStart(10, '0');
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${place} 00000 n \n`;
  });
  return Buffer.from(
    `${file}xref\n0 6\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
  );
}
