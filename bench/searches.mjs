import { searchedKinds } from './database/facts.mjs';
import { inBengali, otherDigits, slip, swapped } from './typing.mjs';

/**
 * Searches for existing records, as clerks type them: each `{sort, of, text, wanted: {kind, id}, possible}`, with
 * `of` being exact, partial, misspelt or broad, and `possible` at most 1. A third is misspelt. The same register
 * gives the same searches. Broad searches, such as those for goods, fit more records than a page shows. Screens and
 * actions are left out, because the browser finds them without the server.
 */
export async function searches(pool, count) {
  const samples = await samplesOf(pool, count);
  const sorts = SORTS.map(({ sort, of, from, text, alike }, at) => {
    const list = part(samples[from], at).flatMap((row) => {
      const typed = text(row);
      return typed ? [{ sort, of, alike, text: typed, wanted: { kind: row.kind, id: row.id } }] : [];
    });
    return { of, list };
  });
  const listOf = (...ofs) => interleaved(sorts.filter(({ of }) => ofs.includes(of)).map(({ list }) => list));
  const misspelt = listOf('misspelt');
  const others = listOf('exact', 'partial', 'broad');
  const asked = Array.from({ length: count }, (_, at) => (at % 3 ? others : misspelt).shift());
  for (const search of asked) search.possible = await possible(pool, search);
  return asked;
}

/** Records of each register in an arbitrary but fixed order, five times as many as one sort of search needs. */
async function samplesOf(pool, count) {
  const sample = async (kind, table, columns, where = 'true') => {
    const { rows } = await pool.query(
      `select id, ${columns} from ${table} where ${where} order by hashint8(id) limit ${Math.ceil(count / 2)}`,
    );
    return rows.map((row) => ({ ...row, id: Number(row.id), kind }));
  };
  const cases = await Promise.all(
    CASES.map(async ({ kind, number, order, words }) => {
      const { table } = searchedKinds.find(({ name }) => name === kind);
      const columns = `${number} as number, ${order ?? 'null'} as "order"`;
      const found = await sample(kind, table, columns, `${number} is not null`);
      return found.map((row, at) => ({ ...row, word: words[at % words.length] }));
    }),
  );
  return {
    filings: await sample(
      'case-fillings',
      'case_filing',
      `nothi_number as number, boe, show_cause_notice as notice, taxacation_nothi_no as assessment,
        bank_gurantee_no as guarantee, ship_registration_no as manifest, product_name as goods, ship_name as ship`,
      'show_cause_notice is not null and bank_gurantee_no is not null and product_name is not null and ship_name is not null',
    ),
    companies: await sample(
      'companies',
      'company',
      'company_name as name, vat_reg_no as bin, tin, phone1 as phone',
    ),
    agents: await sample(
      'cnf-agents',
      'cnf_agent',
      'cnf_agent_name as name, lic_no as ain, contact_number as phone',
    ),
    users: await sample('users', 'app_user', 'full_name as name', `user_name like 'officer%'`),
    hearings: await sample(
      'hearings',
      'hearing',
      `court, item_no as item, to_char(date, 'DD/MM/YYYY') as day`,
      'date >= current_date and court is not null',
    ),
    cases: interleaved(cases),
    orders: interleaved(cases).filter(({ order }) => order),
  };
}

/**
 * The words before each type's case numbers on paper, in both scripts; `order` is the column with the number of an
 * order.
 */
const CASES = [
  {
    kind: 'high-court-rits',
    number: 'high_court_case_no',
    words: ['WP', 'Writ Petition No.', 'রিট পিটিশন নং', 'W.P. No.', 'রিট'],
  },
  {
    kind: 'tribunal-cases',
    number: 'tribunal_case_no',
    order: 'tribunal_order_no',
    words: ['CEVT', 'Tribunal', 'ট্রাইব্যুনাল'],
  },
  {
    kind: 'custom-appeals',
    number: 'custom_case_no',
    order: 'custom_order_no',
    words: ['Customs Appeal', 'কাস্টমস আপিল', 'CA'],
  },
  { kind: 'high-court-cpa-cpl-cases', number: 'cpl_cpa_nothi', words: ['CPLA', 'সিপিএলএ'] },
  { kind: 'high-court-cp-cases', number: 'cp_nothi', words: ['Civil Petition', 'CP', 'সিভিল পিটিশন নং'] },
  {
    kind: 'applicate-comm-cases',
    number: 'applicate_case_no',
    words: ['Commissioner Appeal', 'কমিশনার আপিল'],
  },
  { kind: 'admiral-suit-cases', number: 'court_memo_no', words: ['Admiralty Suit', 'এডমিরালটি'] },
  {
    kind: 'foujdari-suit-cases',
    number: 'mamla_no_of_related_thana',
    words: ['PS Case No.', 'ফৌজদারি মামলা', 'GR'],
  },
  { kind: 'civil-case', number: 'civil_case_number', words: ['Title Suit', 'দেওয়ানি মামলা'] },
];

const digitsOf = (number) => number.replace(/^[^\d০-৯]+/, '');
const inWhole = (column) => `case_filing where ${column} = $1`;

/**
 * The sorts of searches; neighbouring sorts use different records. `alike` selects all records that fit the text of a
 * partial search equally well. Without `alike`, the text is assumed to fit one record only.
 */
const SORTS = [
  { sort: 'file number', of: 'exact', from: 'filings', text: ({ number }) => number },
  {
    sort: 'file number in other digits',
    of: 'exact',
    from: 'filings',
    text: ({ number }) => otherDigits(number),
  },
  {
    sort: 'file number, other separators',
    of: 'exact',
    from: 'filings',
    text: ({ number }) => number.replace(/[-/.]+/g, ' '),
  },
  { sort: 'assessment number', of: 'exact', from: 'filings', text: ({ assessment }) => assessment },
  { sort: 'bill of entry', of: 'exact', from: 'filings', text: ({ boe }) => boe, alike: inWhole('boe') },
  { sort: 'show cause number', of: 'exact', from: 'filings', text: ({ notice }) => notice },
  { sort: 'guarantee number', of: 'exact', from: 'filings', text: ({ guarantee }) => guarantee },
  {
    sort: 'manifest number',
    of: 'exact',
    from: 'filings',
    text: ({ manifest }) => `Manifest ${manifest}`,
  },
  { sort: 'BIN', of: 'exact', from: 'companies', text: ({ bin }) => bin },
  { sort: 'TIN', of: 'exact', from: 'companies', text: ({ tin }) => otherDigits(tin) },
  { sort: 'phone of a company', of: 'exact', from: 'companies', text: ({ phone }) => `+88${phone}` },
  { sort: 'name of a company', of: 'exact', from: 'companies', text: ({ name }) => `M/S. ${name}` },
  { sort: 'AIN', of: 'exact', from: 'agents', text: ({ ain }) => `AIN ${ain}` },
  { sort: 'name of an agent', of: 'exact', from: 'agents', text: ({ name }) => name.toUpperCase() },
  { sort: 'name of a user', of: 'exact', from: 'users', text: ({ name }) => name },
  {
    sort: 'number of a court case and its kind',
    of: 'exact',
    from: 'cases',
    text: ({ word, number }) => `${word} ${digitsOf(number)}`,
  },
  { sort: 'number of an order', of: 'exact', from: 'orders', text: ({ order }) => order },
  {
    sort: 'hearing by day, court and item',
    of: 'exact',
    from: 'hearings',
    text: ({ court, day, item }) => `${court} ${day} item ${item}`,
  },

  {
    sort: 'beginning of a file number',
    of: 'partial',
    from: 'filings',
    text: ({ number }) => number.slice(0, -1),
    alike: `case_filing where nothi_number like $1 || '%'`,
  },
  {
    sort: 'end of a file number',
    of: 'partial',
    from: 'filings',
    text: ({ number }) => /^[^-/.]+[-/.](.+)$/.exec(number)?.[1],
    alike: `case_filing where nothi_number like '%' || $1`,
  },
  {
    sort: 'bill of entry without C-',
    of: 'partial',
    from: 'filings',
    text: ({ boe }) => boe.slice(2),
    alike: `case_filing where boe = 'C-' || $1`,
  },
  {
    sort: 'bill of entry without C-, begun',
    of: 'partial',
    from: 'filings',
    text: ({ boe }) => (boe.length > 7 ? boe.slice(2, -1) : null),
    alike: `case_filing where boe like 'C-' || $1 || '%'`,
  },
  {
    sort: 'guarantee number without BG',
    of: 'partial',
    from: 'filings',
    text: ({ guarantee }) => digitsOf(guarantee),
    alike: `case_filing where bank_gurantee_no = 'BG/' || $1`,
  },
  {
    sort: 'BIN, begun',
    of: 'partial',
    from: 'companies',
    text: ({ bin }) => bin.slice(0, 8),
    alike: `company where vat_reg_no like $1 || '%'`,
  },
  {
    sort: 'phone of a company, begun',
    of: 'partial',
    from: 'companies',
    text: ({ phone }) => phone.slice(0, 9),
    alike: `company where phone1 like $1 || '%'`,
  },
  {
    sort: 'two words of a company',
    of: 'partial',
    from: 'companies',
    text: ({ name }) => `${name.split(' ')[0]} ${name.split(' ').at(-1)}`,
    alike: `company where company_name ~ ('^' || replace($1, ' ', '\\M.*\\m') || '$')`,
  },
  {
    sort: 'two words of an agent, the last one begun',
    of: 'partial',
    from: 'agents',
    text: ({ name }) => `${name.split(' ').at(-1)} ${name.split(' ')[0].slice(0, 4)}`,
    alike: `cnf_agent where cnf_agent_name ~ ('^' || split_part($1, ' ', 2) || '.* ' || split_part($1, ' ', 1) || '$')`,
  },
  {
    sort: 'number of a court case and its kind, with two digits of the year',
    of: 'partial',
    from: 'cases',
    text: ({ word, number }) => `${word} ${digitsOf(number).replace(/(?:20|২০)(..)$/, '$1')}`,
  },
  {
    sort: 'name of a user without the first word',
    of: 'partial',
    from: 'users',
    text: ({ name }) => name.split(' ').slice(1).join(' '),
  },

  { sort: 'company, a letter wrong', of: 'misspelt', from: 'companies', text: ({ name }) => slip(name, 0) },
  {
    sort: 'company, two letters swapped',
    of: 'misspelt',
    from: 'companies',
    text: ({ name }) => slip(name, 1),
  },
  { sort: 'BIN, two digits swapped', of: 'misspelt', from: 'companies', text: ({ bin }) => swapped(bin) },
  { sort: 'agent, a letter missing', of: 'misspelt', from: 'agents', text: ({ name }) => slip(name, 2) },
  { sort: 'user, a letter wrong', of: 'misspelt', from: 'users', text: ({ name }) => slip(name, 0) },
  { sort: 'company in Bengali', of: 'misspelt', from: 'companies', text: ({ name }) => inBengali(name) },
  { sort: 'agent in Bengali', of: 'misspelt', from: 'agents', text: ({ name }) => inBengali(name) },

  { sort: 'goods', of: 'broad', from: 'filings', text: ({ goods }) => goods },
  { sort: 'goods and ship', of: 'broad', from: 'filings', text: ({ goods, ship }) => `${goods} ${ship}` },
  {
    sort: 'file number, digits swapped',
    of: 'broad',
    from: 'filings',
    text: ({ number }) => swapped(number),
  },
  { sort: 'bill of entry, digits swapped', of: 'broad', from: 'filings', text: ({ boe }) => swapped(boe) },
  { sort: 'court', of: 'broad', from: 'hearings', text: ({ court }) => court },
  { sort: 'day', of: 'broad', from: 'hearings', text: ({ day }) => day },
];

/** The chance that a record is among the first five of the records that fit equally well: 0.5 if there are ten. */
async function possible(pool, { alike, text }) {
  if (!alike) return 1;
  const { rows } = await pool.query(`select count(*)::int as alike from ${alike}`, [text]);
  return Math.min(1, 5 / rows[0].alike);
}

/** Every fifth record, so that neighbouring sorts of searches use different records. */
const part = (list, which) => list.filter((_, at) => at % 5 === which % 5);

const interleaved = (lists) =>
  Array.from({ length: Math.max(...lists.map(({ length }) => length)) }, (_, at) =>
    lists.flatMap((list) => list[at] ?? []),
  ).flat();
