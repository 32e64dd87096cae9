import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { utils, write } from 'xlsx';

// Writes the workbooks of docs/import: sheets as law sections keep them, flaws included.
// `node tools/importSamples.mjs`

const FOLDER = join(import.meta.dirname, '../docs/import');

const companies = [
  ['Meghna Steel Re-Rolling Mills Ltd.', '001284567-0503'],
  ['রহমান ট্রেডার্স', '002937461-0504'],
  ['M/S Karim & Sons', '003846172-0503'],
  ['Chattogram Plastic Industries Ltd.', '004718293-0503'],
  ['আল-আমিন এন্টারপ্রাইজ', '005628194-0505'],
  ['Padma Yarn & Dyeing Ltd.', '006519283-0101'],
];
const agents = [
  ['Sea Link Forwarders Ltd.', '301180451', '01711-204856'],
  ['কর্ণফুলী ক্লিয়ারিং এজেন্সি', '301180734', '01819-336671'],
  ['Port City Logistics', '301181092', '01552-908172'],
];
const goods = [
  ['HR coil', '7208.39.00'],
  ['Polyester yarn', '5402.33.00'],
  ['প্লাস্টিক দানা', '3901.10.00'],
  ['Ceramic tiles', '6907.21.00'],
];
const reasons = [
  'Under-invoicing found on post clearance audit',
  'এইচএস কোড ভুল ঘোষণা',
  'Excess quantity over declaration',
  'মিথ্যা ঘোষণা',
];
const sections = ['Jetty', 'AIR', 'Bond', 'জেটি', 'Offdock', 'CEPZ'];
const statuses = ['Pending', 'নিষ্পন্ন', 'Disposed of', 'অনিষ্পন্ন', 'বিচারাধীন', 'Remand'];
const amounts = [
  '12,34,567.00',
  845000,
  '৳ ৩,৫০,০০০',
  '1.5 crore',
  '২.৩ লক্ষ',
  '৫ কোটি ২৫ লাখ',
  'Tk. 98,500/-',
];

const serial = (year, month, day) => Date.UTC(year, month - 1, day) / 86_400_000 + 25_569;
const at = (list, index) => list[index % list.length];
const two = (number) => String(number).padStart(2, '0');
const bengali = (text) => text.replace(/\d/g, (digit) => String.fromCharCode(0x09e6 + Number(digit)));

/** A day in one of several forms, which one column mixes. */
function written(index, year, month, day) {
  const forms = [
    `${day}/${month}/${String(year).slice(2)}`,
    { v: serial(year, month, day), t: 'n', z: 'dd/mm/yyyy' },
    bengali(`${two(day)}.${two(month)}.${year}`),
    `${two(day)}-${['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'][month - 1]}-${year}`,
    '0000-00-00',
  ];
  return at(forms, index);
}

function sheetOf(rows, merges = []) {
  const sheet = utils.aoa_to_sheet([]);
  rows.forEach((row, r) =>
    row.forEach((cell, c) => {
      if (cell === null) return;
      const object = typeof cell === 'object' ? cell : { v: cell, t: typeof cell === 'number' ? 'n' : 's' };
      sheet[utils.encode_cell({ r, c })] = object;
    }),
  );
  const width = Math.max(...rows.map((row) => row.length));
  sheet['!ref'] = utils.encode_range({ s: { r: 0, c: 0 }, e: { r: rows.length - 1, c: width - 1 } });
  sheet['!merges'] = merges.map((area) => utils.decode_range(area));
  return sheet;
}

function save(file, bookType, sheets) {
  const book = utils.book_new();
  for (const [name, sheet] of Object.entries(sheets)) utils.book_append_sheet(book, sheet, name);
  book.Props = { CreatedDate: new Date(0) };
  writeFileSync(join(FOLDER, file), write(book, { type: 'buffer', bookType, compression: true }));
}

/** Titles, headings in two rows, totals and section banners in between, a file number twice, N/A as an amount. */
function demandNotices() {
  const rows = [
    ['Custom House, Chattogram'],
    ['Register of demand notices and orders, 2015–2021'],
    [],
    [
      'Sl.',
      'File No.',
      'Section',
      'Name of Importer',
      'BIN',
      'C&F Agent',
      'Bill of Entry',
      null,
      'Goods',
      'HS Code',
      'Irregularity',
      'Bank Guarantee',
      null,
      null,
      'Revenue involved',
      'Penalty',
      'Present status',
      'Remarks',
    ],
    [
      null,
      null,
      null,
      null,
      null,
      null,
      'No.',
      'Date',
      null,
      null,
      null,
      'No.',
      'Date',
      'Amount',
      null,
      null,
      null,
      null,
    ],
    Array.from({ length: 18 }, (_, index) => index + 1),
  ];
  const merges = ['A1:R1', 'A2:R2', 'G4:H4', 'L4:N4'];
  for (const column of ['A', 'B', 'C', 'D', 'E', 'F', 'I', 'J', 'K', 'O', 'P', 'Q', 'R'])
    merges.push(`${column}4:${column}5`);
  for (let index = 0; index < 42; index++) {
    if (index % 14 === 0) rows.push([`Year: ${2015 + index / 7}`]);
    const [company, bin] = at(companies, index);
    const [agent, ain, mobile] = at(agents, index);
    const [name, code] = at(goods, index);
    const year = 2015 + Math.floor(index / 6);
    const number = index === 30 ? 12 : index + 1; // one file number twice
    const hasGuarantee = index % 3 === 0;
    rows.push([
      index + 1,
      `5-Law/DN/${two(number)}/2015-21`,
      at(sections, index),
      company,
      index % 4 === 3 ? null : bin,
      index % 2 ? `${agent}, AIN ${ain}, ${mobile}` : agent,
      `C-${10_450 + index * 37}`,
      written(index, year, 1 + (index % 12), 1 + ((index * 5) % 28)),
      name,
      code,
      at(reasons, index),
      hasGuarantee ? `BG-${2200 + index}` : null,
      hasGuarantee ? written(index + 1, year, 1 + ((index + 2) % 12), 3 + (index % 25)) : null,
      hasGuarantee ? at(amounts, index + 2) : '-',
      index === 17 ? 'N/A' : index === 23 ? '12.34.567' : at(amounts, index),
      index % 5 ? 50_000 : '৫০,০০০',
      at(statuses, index),
      index % 7 ? null : 'Reply awaited from the party',
    ]);
    if (index % 14 === 13)
      rows.push([
        null,
        'Total',
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        9_876_543,
      ]);
  }
  save('demand-notices.xlsx', 'xlsx', {
    'Demand notices': sheetOf(rows, merges),
    Notes: sheetOf([['Prepared by the law section']]),
  });
}

/** Tribunal cases of the files above, as a clerk types them in Bijoy. */
function tribunalCasesInBijoy() {
  const rows = [
    ['Kv÷gm nvDm, PÆMÖvg'],
    ['AvBb kvLv'],
    [
      'µt bs',
      'bw_ b¤^i',
      'gvgjv b¤^i',
      'gvgjvi ZvwiL',
      'ïbvwbi ZvwiL',
      'Av‡`‡ki ZvwiL',
      'ivq/Av‡`k',
      'eZ©gvb Ae¯’v',
      'gšÍe¨',
    ],
  ];
  const remarks = [
    'Av‡`k ev¯Íevqb Kiv nq‡Q',
    'cieZ©x ïbvwbi Rb¨ Av‡Q',
    'miKv‡ii c‡¶ ivq',
    'we`¨gvb bw_ †cÖiY Kiv nBj',
  ];
  for (let index = 0; index < 24; index++) {
    rows.push([
      index + 1,
      `5-Law/DN/${two(index + 1)}/2015-21`,
      `CEVT/Case(Cus)-${310 + index}/${2016 + (index % 5)}`,
      written(index, 2016 + (index % 5), 1 + (index % 12), 2 + (index % 26)),
      index % 3 ? written(index + 3, 2017 + (index % 5), 1 + (index % 12), 4 + (index % 24)) : null,
      index % 2 ? written(index + 1, 2018 + (index % 4), 1 + (index % 12), 5 + (index % 23)) : null,
      at(['miKv‡ii c‡¶', 'miKv‡ii wec‡¶', null], index),
      at(['Av‡`k cÖ`Ë', 'wePvivaxb'], index),
      at(remarks, index),
    ]);
    if (index === 11) rows.push(['†gvU', null, '12']);
  }
  save('tribunal-cases-bijoy.xls', 'biff8', { Sheet1: sheetOf(rows, ['A1:I1', 'A2:I2']) });
}

/** Writ petitions from a lawyer's office: month before day, a case twice, a file that is not in the register. */
function writPetitions() {
  const rows = [
    ['Writ No', 'File No', 'Filing Date', 'Next Date', 'Interim Order', 'Judgement', 'Status', 'Remarks'],
  ];
  for (let index = 0; index < 20; index++) {
    const day = 1 + ((index * 7) % 28);
    rows.push([
      `W.P. No. ${1204 + (index === 15 ? 4 : index) * 11} of ${2017 + (index % 4)}`,
      index === 9 ? '5-Law/DN/99/2014' : `5-Law/DN/${two((index === 15 ? 4 : index) + 1)}/2015-21`,
      `${1 + (index % 12)}/${day}/${2017 + (index % 4)}`,
      index % 2 ? `${1 + ((index + 5) % 12)}/${1 + ((index * 3) % 28)}/2026` : null,
      index % 3 ? 'Stay granted for six months' : null,
      at(['In favour of the government', 'Against the government', null], index),
      at(['Sub judice', 'Disposed'], index),
      null,
    ]);
  }
  save('writ-petitions.ods', 'ods', { Writs: sheetOf(rows) });
}

demandNotices();
tribunalCasesInBijoy();
writPetitions();
