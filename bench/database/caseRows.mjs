import { columnName } from './facts.mjs';
import { bengaliDigits, oneOf, orNone, YEARS } from './rows.mjs';

/**
 * SQL for `count` cases of a type on filings of any age, with values by the kinds of its fields. Also fills the
 * columns copied from the filing, since triggers may be off.
 */
export const casesOf = ({ table, fields, groups, proceeding }, { count, filings, userId }) => `
  insert into ${table} (case_filing_id, ${Object.keys(fields).map(columnName).join(', ')},
    created_by, changed_by, nothi_number_fold, work_place_name_fold, revenue, work_place_id, filing_status)
  select f.id, ${groups.flatMap((group) => valuesOf(group, fields, proceeding)).join(',\n    ')},
    ${userId}, ${userId}, f.nothi_number_fold, f.work_place_name_fold, f.revenue, f.work_place_id, f.status
  from (
    select i, 1 + floor(${filings} * random())::int as filing,
      make_date(${YEARS.first}, 1, 1) + floor(random() * ${YEARS.count * 365})::int as day
    from generate_series(1, ${count}) i
  ) made
  join case_filing f on f.id = made.filing
  order by i`;

/** Percentage of cases that have values in a group of the form. */
const REACHED = {
  case: 97,
  policeStation: 90,
  vessel: 90,
  reply: 70,
  hearings: 70,
  interimOrders: 60,
  order: 55,
  status: 90,
};

/**
 * Values for the fields of a group. Later fields are filled more rarely, such as a fourth interim order or a comment.
 */
const valuesOf = ({ name, fields: names }, fields, { number, court }) =>
  names.map((field, place) => {
    const value =
      { [number]: CASE_NUMBER, [court]: COURT }[field] ??
      (field.endsWith('OrderNo') ? ORDER_NUMBER : valueOf(fields[field]));
    return orNone(100 - REACHED[name] * 0.8 ** place, value);
  });

/** A value for a field. The field's options show its kind: `future` for dates, `numeric` for yes or no, `choices`. */
function valueOf(field) {
  if ('future' in field) return 'day + floor(random() * 400)::int';
  if ('numeric' in field) return oneOf(['yes', 'no']);
  if ('choices' in field) return oneOf(field.choices);
  return field.multiline ? SENTENCE : NUMBER;
}

const NUMBER = `case when i % 4 = 0
  then ${bengaliDigits(`format('নং-%s/%s', floor(random() * 1200), extract(year from day))`)}
  else format('No. %s/%s', floor(random() * 1200), extract(year from day)) end`;

/** Numbers of cases and orders, which a court counts anew each year. */
const CASE_NUMBER = `case when i % 4 = 0
  then ${bengaliDigits(`format('নং-%s/%s', i * 7 % 19997, extract(year from day))`)}
  else format('No. %s/%s', i * 7 % 19997, extract(year from day)) end`;

const ORDER_NUMBER = `format('Order %s/%s', 1200 + i * 11 % 28789, extract(year from day))`;

const COURT = `'Court No. ' || 1 + i % 40 || ', Annex'`;

const SENTENCE = `format(${oneOf([
  'Operation of the demand is stayed until the hearing of %s.',
  'Both sides were heard on %s; the appeal is disposed of on the findings above, and the file returns to the section.',
  'Adjourned to %s at the request of the importer.',
  '%s তারিখে উভয় পক্ষের শুনানি গ্রহণ করা হইল; পরবর্তী আদেশ না দেওয়া পর্যন্ত দাবিনামার কার্যকারিতা স্থগিত থাকিবে।',
])}, day + floor(random() * 400)::int)`;
