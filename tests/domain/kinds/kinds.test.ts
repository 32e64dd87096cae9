import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  bool,
  choice,
  choices,
  date,
  image,
  long,
  money,
  ref,
  refs,
  rows,
  text,
  whole,
  withEmpty,
  yesNo,
  type Field,
} from '../../../domain/fields';
import { kindName, kinds } from '../../../domain/kinds';
import { bodyFromValues, recordFromWire, recordToWire, valuesFromBody } from '../../../domain/wire';
import { check } from '../../../domain/validation';

const PNG = 'iVBORw0KGgo=';
const PNG_URL = `data:image/png;base64,${PNG}`;

const fields = {
  text: text({ twin: 'teXt' }),
  date: date(),
  money: money(),
  whole: whole(),
  choice: choice(['OPEN', 'CLOSED'], { default: 'OPEN' }),
  choices: choices(['read', 'write:hearings']),
  bool: bool(),
  yesNo: yesNo({ numeric: true }),
  ref: ref('bank', 'banks'),
  refs: refs('roles'),
  rows: rows({
    file: ref('file', 'case-fillings', { required: { create: 'fieldRequired' } }),
    amount: money(),
  }),
  image: image(),
};

/** The stored form of a sent value, or the codes that refuse it. */
function storedOf(field: Field, sent: unknown, had?: unknown): unknown {
  const checked = check({ field }, 'edit', { field: sent }, { field: had });
  return checked.ok ? checked.values.field : `refused: ${checked.errors.map(({ code }) => code).join(' ')}`;
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T06:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('every kind of field has an example in this test, under its name', () => {
  expect(Object.values(fields).map(kindName)).toEqual(Object.keys(fields));
  expect(Object.keys(kinds)).toEqual(Object.keys(fields));
});

describe('an empty value', () => {
  const empty = {
    text: null,
    date: null,
    money: 0,
    whole: null,
    choice: 'OPEN',
    choices: [],
    bool: null,
    yesNo: null,
    ref: null,
    refs: [],
    rows: [],
    image: null,
  };

  it('each kind of field has its empty value in a new form', () => {
    expect(withEmpty(fields)).toEqual(empty);
  });

  it.each([undefined, null, ''])('each kind of field stores its empty value for %j', (sent) => {
    const values = Object.fromEntries(Object.keys(fields).map((name) => [name, sent]));
    expect(check(fields, 'create', values)).toEqual({ ok: true, values: empty });
  });

  it.each(Object.keys(fields))(
    'an empty value of a required %s is refused, unless the kind has a default',
    (name) => {
      const field = { ...fields[name as 'text'], required: { create: 'fieldRequired' } } as Field;
      const hasDefault = name === 'choice';
      expect(check({ field }, 'create', {}).ok).toBe(hasDefault);
      expect(check({ field }, 'edit', {}).ok).toBe(true);
    },
  );
});

describe('the check of a value', () => {
  it.each<[Field, sent: unknown, stored: unknown]>([
    [text(), ' S-12\n', 'S-12'],
    [text(), 12, 'refused: notText'],
    [text(), 'x'.repeat(256), 'refused: tooLong'],
    [long(), 'x'.repeat(256), 'x'.repeat(256)],
    [text({ min: 3 }), 'ab', 'refused: tooShort'],
    [text({ min: 3, format: 'userName' }), 'a!', 'refused: tooShort userNameLetters'],
    [text({ format: 'mobile' }), '০১৭১১-০০০ ০০০', '01711000000'],
    [text({ format: 'mobile' }), '0171', 'refused: notElevenDigits'],
    [text({ format: 'email' }), 'r.begum+x@customs.gov.bd', 'r.begum+x@customs.gov.bd'],
    [text({ format: 'email' }), "o'hara_1@a-b.co", "o'hara_1@a-b.co"],
    [text({ format: 'email' }), '.r@customs.gov.bd', 'refused: notAnEmail'],
    [text({ format: 'email' }), 'r..b@customs.gov.bd', 'refused: notAnEmail'],
    [text({ format: 'email' }), 'r.@customs.gov.bd', 'refused: notAnEmail'],
    [text({ format: 'email' }), 'r@customs', 'refused: notAnEmail'],
    [text({ format: 'email' }), 'r@-customs.gov', 'refused: notAnEmail'],
    [text({ format: 'email' }), 'রহিমা@customs.gov.bd', 'refused: notAnEmail'],
    [text({ normalise: (typed) => typed.toUpperCase() }), 'c-1', 'C-1'],
    [date(), '2024-02-29', '2024-02-29'],
    [date(), [2024, 2, 29], '2024-02-29'],
    [date(), '2023-02-29', 'refused: noSuchDate'],
    [date(), '1900-01-01', '1900-01-01'],
    [date(), '2036-12-31', '2036-12-31'],
    [date(), '1899-12-31', 'refused: yearNotOffered'],
    [date(), '0206-01-01', 'refused: yearNotOffered'],
    [date(), [1433, 8, 14], 'refused: yearNotOffered'],
    [date({ future: true }), '2037-01-01', 'refused: yearNotOffered'],
    [date(), '2062-01-01', 'refused: yearNotOffered'],
    [money(), 0.01, 0.01],
    [money(), 9_999_999_999_999.99, 9_999_999_999_999.99],
    [money(), 10_000_000_000_000, 'refused: amountTooLarge'],
    [money(), -0.001, 'refused: belowZero moreThanTwoDecimals'],
    [money(), '5', 'refused: notAnAmount'],
    [money(), Number.POSITIVE_INFINITY, 'refused: notAnAmount'],
    [whole(), 7, 7],
    [whole(), -1, 'refused: belowZero'],
    [whole(), 1.5, 'refused: notANumber'],
    [whole(), 2_147_483_648, 'refused: notANumber'],
    [whole(), '7', 'refused: notANumber'],
    [fields.rows, [{ file: 8, x: 1 }], [{ file: 8, amount: 0 }]],
    [fields.rows, [{ amount: 1 }], 'refused: fieldRequired'],
    [fields.rows, [7], 'refused: invalid'],
    [choice(['A']), 'A', 'A'],
    [choice(['A']), 'B', 'refused: notAChoice'],
    [choice(['A']), ['A'], 'refused: notAChoice'],
    [bool(), 'no', false],
    [bool(), 1, true],
    [bool(), 2, 'refused: notYesOrNo'],
    [yesNo(), true, 'yes'],
    [yesNo(), '0', 'no'],
    [yesNo(), 'maybe', 'refused: notYesOrNo'],
    [ref('bank', 'banks'), 3, 3],
    [ref('bank', 'banks'), 0, 'refused: unknownReference'],
    [ref('bank', 'banks'), 'Sonali', 'refused: unknownReference'],
    [refs('roles'), [{ id: 1, role: 'ROLE_ADMIN' }], [{ id: 1, role: 'ROLE_ADMIN' }]],
    [refs('roles'), [{ id: 1 }, { id: '2' }], 'refused: unknownReference'],
    [refs('roles'), { id: 1 }, 'refused: unknownReference'],
    [image(), PNG, PNG_URL],
    [image(), 'data:image/svg+xml;base64,AA==', 'refused: imageNotValid'],
    [image(), `data:image/png;base64,${'A'.repeat(137_000)}`, 'refused: imageTooLarge'],
  ])('the check of a value for the field %j turns %j into %j', (field, sent, stored) => {
    expect(storedOf(field, sent)).toEqual(stored);
  });

  it.each<[Field, value: unknown, stored: unknown]>([
    [text(), ' S-\u202e12 ', ' S-\u202e12 '],
    [date(), '0206-05-02', '0206-05-02'],
    [money(), -1, 'refused: belowZero'],
    [choice(['A']), 'GONE', 'refused: notAChoice'],
  ])('the check for the field %j, when the stored %j is sent again, gives %j', (field, value, stored) => {
    expect(storedOf(field, value, value)).toEqual(stored);
  });
});

describe('the check of a form', () => {
  const typed = (field: Field, value: string, had?: string) =>
    check({ field }, 'edit', { field: value }, { field: had }, true);

  it.each([
    [date(), '1971-01-01', true],
    [date(), '1970-12-31', false],
    [date(), '2026-12-31', true],
    [date(), '2027-01-01', false],
    [date({ future: true }), '2028-12-31', true],
    [date({ future: true }), '2029-01-01', false],
  ])('a form accepts only days of the years that the calendar offers: %j, %s: %j', (field, day, ok) => {
    expect(typed(field, day).ok).toBe(ok);
    expect(typed(field, day, day).ok).toBe(true);
  });

  it('the error about a typed day’s year names the years that are offered', () => {
    expect(typed(date(), '0206-01-01')).toEqual({
      ok: false,
      errors: [
        {
          field: 'field',
          code: 'yearNotOffered',
          params: { first: 1971, last: 2026 },
          message: 'The year must lie between 1971 and 2026',
        },
      ],
    });
  });
});

describe('the wire form of fields', () => {
  const values = {
    text: 'filed',
    date: '2024-02-29',
    money: 12.5,
    whole: 3,
    choice: 'CLOSED',
    choices: ['read'],
    bool: false,
    yesNo: 'yes',
    ref: 7,
    refs: [{ id: 1, role: 'ROLE_ADMIN' }],
    rows: [{ file: 7, amount: 1.5 }],
    image: PNG_URL,
  };
  const body = {
    text: 'filed',
    date: '2024-02-29',
    money: 12.5,
    whole: 3,
    choice: 'CLOSED',
    choices: ['read'],
    bool: false,
    yesNo: 1,
    bank: { id: 7 },
    refs: [{ id: 1, role: 'ROLE_ADMIN' }],
    rows: [{ file: 7, amount: 1.5 }],
    image: PNG_URL,
  };
  const { bank: _nestedByTheStore, ...stored } = body;
  const answered = { ...stored, teXt: 'filed', date: [2024, 2, 29] };

  it('the values of a form become a request body and are read back from it', () => {
    expect(bodyFromValues(fields, values)).toEqual(body);
    expect(check(fields, 'create', valuesFromBody(fields, body))).toEqual({ ok: true, values });
  });

  it('a stored row becomes a record on the wire, and the record the values of a form', () => {
    expect(recordToWire(fields, { ...values, money: '12.50' })).toEqual(answered);
    const bank = { id: 7, bankName: 'Sonali' };
    expect(recordFromWire(fields, { ...answered, bank, version: 2 })).toEqual({
      ...values,
      teXt: 'filed',
      bank,
      version: 2,
    });
  });

  it('a request may have the id of a reference as text, or in place of the object', () => {
    expect(valuesFromBody(fields, { bank: { id: '7' }, refs: [{ id: '1' }] })).toMatchObject({
      ref: 7,
      refs: [{ id: 1 }],
    });
    expect(valuesFromBody(fields, { bank: 7 })).toMatchObject({ ref: 7 });
  });

  it('a record from a foreign server may omit properties or write their values differently', () => {
    const others = { date: '2024-02-29T00:00:00+06:00', money: '5', yesNo: 'true', image: PNG };
    expect(recordFromWire(fields, others)).toMatchObject({
      text: null,
      date: '2024-02-29',
      money: 5,
      yesNo: 'yes',
      ref: null,
      refs: [],
      rows: [],
      image: PNG_URL,
    });
    expect(recordFromWire({ text: text() }, {})).toEqual({});
  });
});

it.each<[keyof typeof fields, a: unknown, b: unknown, same: boolean]>([
  ['text', ' x ', 'x', true],
  ['text', '', null, true],
  ['text', 'x', 'X', false],
  ['date', '2024-02-29', '2024-02-29', true],
  ['date', '2024-02-29', null, false],
  ['money', 0, null, true],
  ['money', 0.01, 0, false],
  ['whole', 0, null, false],
  ['choice', 'OPEN', null, true],
  ['choice', 'CLOSED', null, false],
  ['bool', false, null, false],
  ['yesNo', undefined, null, true],
  ['ref', 7, 8, false],
  ['refs', [{ id: 2 }, { id: 10 }], [{ id: 10, role: 'x' }, { id: 2 }], true],
  ['refs', [], null, true],
  ['refs', [{ id: 1 }], [], false],
  ['rows', [], null, true],
  ['rows', [{ file: 7 }], [{ file: 8 }], false],
  ['image', PNG_URL, null, false],
])('a %s field treats %j and %j as equal: %j', (name, a, b, same) => {
  const field: Field = fields[name];
  expect(field.kind.isSame(a, b, field)).toBe(same);
});

it('texts, choices and yes-or-no values are sorted by their folded form', () => {
  const folded = Object.entries(kinds).filter(([, kind]) => (kind as Field['kind']).isFolded);
  expect(folded.map(([name]) => name)).toEqual(['text', 'choice', 'yesNo']);
});

it.each<[keyof typeof fields, sent: object, answered: object]>([
  ['text', { type: ['string', 'null'], maxLength: 255 }, { type: ['string', 'null'] }],
  [
    'date',
    { type: ['string', 'null'], format: 'date' },
    { type: ['array', 'null'], items: { type: 'integer' }, description: '[year, month, day]' },
  ],
  [
    'money',
    { type: 'number', minimum: 0, multipleOf: 0.01, description: 'taka' },
    { type: 'number', description: 'taka' },
  ],
  ['choice', { enum: ['OPEN', 'CLOSED', null] }, { enum: ['OPEN', 'CLOSED', null] }],
  ['yesNo', { enum: [1, 0, null] }, { enum: [1, 0, null] }],
])('a %s field has schemas for requests and responses', (name, sent, answered) => {
  const field: Field = fields[name];
  expect(field.kind.schemas(field, name)).toEqual({ sent, answered });
});
