import { describe, expect, it } from 'vitest';
import { text, yesNo } from '../../domain/fields';
import { check } from '../../domain/validation';
import { bodyFromValues, recordFromWire, recordToWire, valuesFromBody } from '../../domain/wire';

describe('a text with two spellings in the contract', () => {
  const fields = { highCourtAppeal: text({ twin: 'highCOurtAppeal' }) };

  it.each([
    ['the first', { highCourtAppeal: 'filed' }, 'filed'],
    ['the second', { highCOurtAppeal: 'filed' }, 'filed'],
    ['the first of two', { highCourtAppeal: 'filed', highCOurtAppeal: 'not filed' }, 'filed'],
    ['the second when the first is null', { highCourtAppeal: null, highCOurtAppeal: 'filed' }, 'filed'],
    ['the second when the first is empty', { highCourtAppeal: '', highCOurtAppeal: 'filed' }, 'filed'],
    ['neither', {}, null],
  ])('a text with two names in the contract is read from %s, in records and requests', (_, sent, value) => {
    expect(recordFromWire(fields, sent)).toMatchObject({ highCourtAppeal: value });
    expect(check(fields, 'edit', valuesFromBody(fields, sent))).toEqual({
      ok: true,
      values: { highCourtAppeal: value },
    });
  });

  it.each(['filed', null])('a text with two names in the contract is answered under both: %j', (value) => {
    expect(recordToWire(fields, { highCourtAppeal: value })).toEqual({
      highCourtAppeal: value,
      highCOurtAppeal: value,
    });
  });

  it('a text with two names in the contract is sent under the first only, so that it can be emptied', () => {
    const values = { highCourtAppeal: '', highCOurtAppeal: 'what the record had' };
    expect(bodyFromValues(fields, values)).toEqual({ highCourtAppeal: '' });
  });
});

describe('a yes or no stored as a number on the wire', () => {
  const fields = { judgement: yesNo({ numeric: true }) };
  const read = (judgement: unknown) => [
    recordFromWire(fields, { judgement }).judgement,
    check(fields, 'create', valuesFromBody(fields, { judgement })),
  ];

  it.each([1, '1', true, 'true', 'yes'])(
    'a yes-or-no field that is a number on the wire reads %j as yes',
    (judgement) => {
      expect(read(judgement)).toEqual(['yes', { ok: true, values: { judgement: 'yes' } }]);
    },
  );

  it.each([0, '0', false, 'false', 'no'])(
    'a yes-or-no field that is a number on the wire reads %j as no',
    (judgement) => {
      expect(read(judgement)).toEqual(['no', { ok: true, values: { judgement: 'no' } }]);
    },
  );

  it.each([null, undefined])('a yes-or-no field that is a number on the wire is null for %j', (judgement) => {
    expect(read(judgement)).toEqual([null, { ok: true, values: { judgement: null } }]);
  });

  it.each([
    ['yes', 1],
    ['no', 0],
    [null, null],
  ])('a yes-or-no field that is a number on the wire writes %j as %j', (judgement, written) => {
    expect(bodyFromValues(fields, { judgement })).toEqual({ judgement: written });
    expect(recordToWire(fields, { judgement })).toEqual({ judgement: written });
  });

  it('a yes-or-no field refuses a number other than 1 and 0', () => {
    expect(check(fields, 'create', { judgement: 2 })).toMatchObject({
      ok: false,
      errors: [{ field: 'judgement', code: 'notYesOrNo' }],
    });
  });
});

it('a yes-or-no field that is not numeric is sent as a word', () => {
  const fields = { implementationOfInterimOrder: yesNo() };
  const values = { implementationOfInterimOrder: 'yes' };
  expect(bodyFromValues(fields, values)).toEqual(values);
  expect(recordToWire(fields, values)).toEqual(values);
  expect(recordFromWire(fields, { implementationOfInterimOrder: 1 })).toEqual(values);
});
