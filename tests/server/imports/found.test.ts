import { expect, it } from 'vitest';
import { toBengaliDigits } from '../../../domain/digits';
import { importRegister, type Cell } from '../../../domain/imports';
import { searchedKind, termsOfRecord } from '../../../domain/searchEntries';
import { queriesOf, type SearchQuery } from '../../../domain/searchKey/query';
import { check } from '../../../domain/validation';
import { rowReader } from '../../../server/features/imports/reading';

/** The registers whose records are found by a number, and the fields with such numbers. */
const REGISTERS: Record<string, string[]> = {
  'case-fillings': ['nothiNumber', 'boe', 'shipRegistrationNo', 'bankGuranteeNo', 'taxacationNothiNo'],
  'high-court-rits': ['highCourtCaseNo', 'documentOfLawBranch', 'dispatchOfReplyNo'],
  'custom-appeals': ['customCaseNo', 'customOrderNo'],
  'tribunal-cases': ['tribunalCaseNo'],
  'high-court-cpa-cpl-cases': ['cplCpaNothi'],
  'foujdari-suit-cases': ['mamlaNoOfRelatedThana', 'fir'],
  'admiral-suit-cases': ['courtMemoNo', 'registrationNo', 'imoNumber'],
  companies: ['vatRegNo', 'tin'],
};

/** The same numbers in each run. */
function random(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % below;
  };
}

function cellMaker(next: (below: number) => number): () => Cell {
  const one = <T>(...choices: T[]): T => choices[next(choices.length)]!;
  const number = () => one(next(9) + 1, next(900) + 10, next(90_000) + 1000, next(9_000_000) + 100_000);
  const year = () => String(one(2008, 2016, 2021, 2026));
  const dash = () => one('-', '–', '\u2011', '−', ' - ', '/', ' / ', '.');
  const day = () => `${next(28) + 1}${one('/', '.', '-')}${next(12) + 1}${one('/', '.')}${one(year(), '21')}`;
  const month = () => one('Jan', 'Sep', 'March', 'Dec', 'সেপ্টেম্বর', 'মার্চ', 'জুন');
  const type = () =>
    one(
      'Writ Petition No.',
      'W.P. No-',
      'WP',
      'রিট পিটিশন নং',
      'CPLA',
      'সিপিএলএ',
      'Customs Appeal',
      'Case No.',
      'মামলা নং',
      '',
    );
  const file = () => one('S', 'H4', 'CHC', '5-Law/DN', 'এস', 'শুল্ক', 'নথি');
  const made = (): Cell =>
    one<() => Cell>(
      number,
      () => `${number()}`,
      () => `${type()} ${number()}${one('/', ' of ', '-', ' / ')}${year()}`,
      () => `${number()}/${year().slice(2)}`,
      () => `${file()}${dash()}${number()}/${one('DM', 'AP', 'ডিএম')}${dash()}${year()}`,
      () => `CHC/${next(20) + 1}/${next(9) + 1}/2016${one('-', '–')}17`,
      () => `C-${number()}`,
      () => `সি-${number()}`,
      () => `C-${number()}${one(' dated ', ', dt. ', '\n', ' তাং- ', ' (')}${day()}`,
      () => `${number()}/${year()} dated ${day()}`,
      () => `${month()}-${one('08', '16', year())}`,
      () => `${next(31) + 1}-${month()}`,
      () => day(),
      () => `${year()}-0${next(9) + 1}-1${next(9)}`,
      () => `${next(9) + 1}.${next(90_000)}E+1${next(3)}`,
      () => next(9) * 1e15 + number(),
      () => `${number()}(${next(12) + 1})${year()}`,
      () => `Nos. ${number()}, ${number()} and ${number()} of ${year()}`,
      () => `${one('DR', 'AA')}-${number()}${one('', `-${number()}`)}`,
      () => `০৮.০১.০০০০.০${next(90)}.১২.${toBengaliDigits(year())}-${number()}`,
      () => `00${number()}-0101`,
      () => one('N/A', '-', 'Nil', 'ঐ', 'do', '"', 'নাই', '??', '#REF!'),
      () => `${number()} / ${one('A', 'ক', 'রুল')}`,
    )();
  const spoilt = (cell: Cell): Cell => {
    if (typeof cell !== 'string') return cell;
    const text = next(3) ? cell : toBengaliDigits(cell);
    return one(
      text,
      text,
      ` ${text} `,
      `\u200B${text}`,
      text.replace(' ', '\u00A0'),
      `${text}\uFEFF`,
      text.replace(/(\d)/, '$1\u00AD'),
    );
  };
  return () => spoilt(made());
}

const inOtherDigits = (text: string): string =>
  /[০-৯]/.test(text)
    ? text.replace(/[০-৯]/g, (digit) => String('০১২৩৪৫৬৭৮৯'.indexOf(digit)))
    : toBengaliDigits(text);

/** Whether an entry with these terms meets a query, as the database compares them. */
function isMet(terms: ReadonlySet<string>, query: SearchQuery): boolean {
  const has = (pattern: string) =>
    pattern.endsWith('*')
      ? [...terms].some((term) => term.startsWith(pattern.slice(0, -1)))
      : terms.has(pattern);
  return (
    query.needs.every(({ ways }) => ways.some((way) => way.every(has))) ||
    [...query.ownNumbers, ...query.wholes].some(has)
  );
}

it('each of 10,000 imported rows is found by the text of its cell in either script, or is not ready', () => {
  const next = random(20_261_127);
  const cell = cellMaker(next);
  const lost: unknown[] = [];
  let ready = 0;
  for (let at = 0; at < 10_000; at++) {
    const names = Object.keys(REGISTERS);
    const register = names[next(names.length)]!;
    const field = REGISTERS[register]![next(REGISTERS[register]!.length)]!;
    const written = cell();
    const layout = { columns: [{ column: 0, field }], existing: 'skip' as const, parties: 'make' as const };
    const { values, errors } = rowReader(register, layout)({ cells: [written], decision: {} });
    if (errors.length || values[field] === undefined) continue;
    const { columns } = importRegister(register)!;
    const checked = check({ [field]: columns[field]! }, 'create', values, {}, true);
    if (!checked.ok) continue;
    ready += 1;
    const terms = new Set(termsOfRecord(searchedKind(register), checked.values));
    // of a number and a date in one cell, the number is looked for
    const isSplit = Object.keys(values).length > 1;
    const typed = isSplit ? (values[field] as string) : String(written);
    for (const text of [typed, inOtherDigits(typed), String(checked.values[field])]) {
      if (!queriesOf(text).some((query) => isMet(terms, query)))
        lost.push([register, field, written, text, checked.values[field]]);
    }
  }
  expect(lost.slice(0, 20)).toEqual([]);
  expect(ready).toBeGreaterThan(4_000);
});
