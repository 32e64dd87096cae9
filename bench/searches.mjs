import { searchedKinds } from './database/facts.mjs';

/**
 * What clerks type for records that there are: each `{sort, of, text, wanted: {kind, id}, possible}`, with `of` being
 * exact, partial or misspelt, and `possible` at most 1. A third is misspelt. The same register gives the same searches.
 */
export async function searches(pool, count) {
  const rows = async (sql) => (await pool.query(sql)).rows.map((row) => ({ ...row, id: Number(row.id) }));
  const each = Math.ceil(count / 15);
  const sample = (table, columns, where) =>
    rows(`select id, ${columns} from ${table} where ${where}
      order by hashint8(id) limit ${each * 5}`);
  const filings = await sample(
    'case_filing',
    'nothi_number as number, boe, show_cause_notice as notice',
    'show_cause_notice is not null',
  );
  const companies = await sample('company', 'company_name as name, vat_reg_no as bin', 'true');
  const agents = await sample('cnf_agent', 'cnf_agent_name as name, lic_no as ain', 'true');
  const cases = (
    await Promise.all(
      Object.entries(KIND_WORDS).map(async ([kind, words]) => {
        const { table } = searchedKinds.find(({ name }) => name === kind);
        const found = await sample(table, `${words.column} as number`, `${words.column} is not null`);
        return found
          .slice(0, each)
          .map((row, at) => ({ ...row, kind, word: words.texts[at % words.texts.length] }));
      }),
    )
  ).flat();
  const of = (sort, kind, list, text, group) =>
    list.flatMap((row) => {
      const typed = text(row);
      return typed ? [{ sort, of: group, text: typed, wanted: { kind: row.kind ?? kind, id: row.id } }] : [];
    });
  const sorts = [
    of('file number', 'case-fillings', filings, ({ number }) => number, 'exact'),
    of(
      'file number in other digits',
      'case-fillings',
      part(filings, 1),
      ({ number }) => otherDigits(number),
      'exact',
    ),
    of(
      'file number, other separators',
      'case-fillings',
      part(filings, 2),
      ({ number }) => number.replace(/[-/.]+/g, ' '),
      'exact',
    ),
    of('bill of entry', 'case-fillings', part(filings, 3), ({ boe }) => boe, 'exact'),
    of('BIN', 'companies', companies, ({ bin }) => bin, 'exact'),
    of('AIN', 'cnf-agents', agents, ({ ain }) => ain, 'exact'),
    of(
      'number of a court case and its kind',
      null,
      cases,
      ({ word, number }) => `${word} ${number.replace(/^[^\d০-৯]+/, '')}`,
      'exact',
    ),
    of(
      'beginning of a file number',
      'case-fillings',
      part(filings, 4),
      ({ number }) => number.slice(0, -1),
      'partial',
    ),
    of(
      'end of a file number',
      'case-fillings',
      part(filings, 1),
      ({ number }) => /^[^-/.]+[-/.](.+)$/.exec(number)?.[1],
      'partial',
    ),
    of(
      'bill of entry without C-, begun',
      'case-fillings',
      part(filings, 2),
      ({ boe }) => (boe.length > 7 ? boe.slice(2, -1) : null),
      'partial',
    ),
    of(
      'two words of a company',
      'companies',
      part(companies, 1),
      ({ name }) => `${name.split(' ')[0]} ${name.split(' ').at(-1)}`,
      'partial',
    ),
    of('company, a letter wrong', 'companies', part(companies, 2), ({ name }) => slip(name, 0), 'misspelt'),
    of(
      'company, two letters swapped',
      'companies',
      part(companies, 3),
      ({ name }) => slip(name, 1),
      'misspelt',
    ),
    of('agent, a letter missing', 'cnf-agents', part(agents, 1), ({ name }) => slip(name, 2), 'misspelt'),
    of('company in Bengali', 'companies', part(companies, 4), ({ name }) => inBengali(name), 'misspelt'),
    of('agent in Bengali', 'cnf-agents', part(agents, 2), ({ name }) => inBengali(name), 'misspelt'),
  ];
  const asked = interleaved(sorts.map((list) => list.slice(0, each))).slice(0, count);
  for (const search of asked) search.possible = await possible(pool, search);
  return asked;
}

/** How to find all records that a part of a number or name fits equally well. */
const ALIKE = {
  'beginning of a file number': `case_filing where nothi_number like $1 || '%'`,
  'end of a file number': `case_filing where nothi_number like '%' || $1`,
  'bill of entry without C-, begun': `case_filing where boe like 'C-' || $1 || '%'`,
  'two words of a company': `company where company_name ~ ('^' || replace($1, ' ', '\\M.*\\m') || '$')`,
};

/** The chance of a record to be among the first five of those that fit equally well: 0.5 if they are ten. */
async function possible(pool, { sort, text }) {
  if (!ALIKE[sort]) return 1;
  const { rows } = await pool.query(`select count(*)::int as alike from ${ALIKE[sort]}`, [text]);
  return Math.min(1, 5 / rows[0].alike);
}

/** Every fifth record, so that each sort of search uses other records. */
const part = (list, which) => list.filter((_, at) => at % 5 === which);

const interleaved = (lists) =>
  Array.from({ length: Math.max(...lists.map(({ length }) => length)) }, (_, at) =>
    lists.flatMap((list) => list[at] ?? []),
  ).flat();

const KIND_WORDS = {
  'high-court-rits': {
    column: 'high_court_case_no',
    texts: ['WP', 'Writ Petition No.', 'রিট পিটিশন নং', 'W.P. No.', 'রিট'],
  },
  'tribunal-cases': { column: 'tribunal_case_no', texts: ['CEVT', 'Tribunal', 'ট্রাইব্যুনাল'] },
  'custom-appeals': { column: 'custom_case_no', texts: ['Customs Appeal', 'কাস্টমস আপিল', 'CA'] },
  'high-court-cpa-cpl-cases': { column: 'cpl_cpa_nothi', texts: ['CPLA', 'সিপিএলএ'] },
};

const BENGALI = '০১২৩৪৫৬৭৮৯';
const otherDigits = (text) =>
  text.replace(/\d|[০-৯]/g, (digit) => (BENGALI.includes(digit) ? BENGALI.indexOf(digit) : BENGALI[digit]));

/** One slip in the longest word: a letter wrong, two swapped, or one missing. */
function slip(name, how) {
  const word = name.split(' ').toSorted((a, b) => b.length - a.length)[0];
  if (word.length < 5 || !/^[a-z]+$/i.test(word)) return null;
  const at = 2;
  const [a, b] = [word[at], word[at + 1]];
  const wrong = a === 'x' ? 'q' : 'x';
  const middle = [wrong + b, b + a, b][how];
  if (how === 1 && a === b) return null;
  return name.replace(word, word.slice(0, at) + middle + word.slice(at + 2));
}

const WORDS = {
  Meghna: 'মেঘনা',
  Padma: 'পদ্মা',
  Jamuna: 'যমুনা',
  Karnaphuli: 'কর্ণফুলী',
  Surma: 'সুরমা',
  মেঘনা: 'Meghna',
  Titas: 'তিতাস',
  Textile: 'টেক্সটাইল',
  Steel: 'স্টিল',
  Plastic: 'প্লাস্টিক',
  Agro: 'অ্যাগ্রো',
  Ceramic: 'সিরামিক',
  Motors: 'মোটরস',
  Chemical: 'কেমিক্যাল',
  Mills: 'মিলস',
  Traders: 'ট্রেডার্স',
  Industries: 'ইন্ডাস্ট্রিজ',
  Enterprise: 'এন্টারপ্রাইজ',
  Karim: 'করিম',
  Rahman: 'রহমান',
  Chowdhury: 'চৌধুরী',
  Bhuiyan: 'ভূঁইয়া',
  Sikder: 'সিকদার',
  Brothers: 'ব্রাদার্স',
  and: 'অ্যান্ড',
  Sons: 'সন্স',
  Shipping: 'শিপিং',
  Clearing: 'ক্লিয়ারিং',
  Agency: 'এজেন্সি',
};
const inBengali = (name) =>
  otherDigits(
    name
      .split(' ')
      .map((word) => WORDS[word] ?? word)
      .join(' '),
  );
