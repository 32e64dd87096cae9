import { describe, expect, it } from 'vitest';
import { bool, choice, date, image, long, money, ref, refs, text, yesNo } from '../../../domain/fields';
import { differencesOf, firstChoices, takenOver } from '../../../src/recordForms/threeWayMerge';

const fields = {
  fileNumber: text(),
  comment: long(),
  boeDate: date(),
  revenue: money(),
  status: choice(['OPEN', 'CLOSED'], { default: 'OPEN' }),
  isFrozen: bool(),
  judgement: yesNo({ numeric: true }),
  bankId: ref('bank', 'banks'),
  roles: refs('roles'),
  logo: image(),
};

const base = {
  fileNumber: 'S-1',
  comment: null,
  boeDate: '2024-02-29',
  revenue: 100,
  status: 'OPEN',
  isFrozen: null,
  judgement: 'no',
  bankId: 3,
  roles: [{ id: 1, role: 'ROLE_ADMIN' }],
  logo: null,
};

const found = (theirs: object, mine: object) =>
  differencesOf(fields, { base, theirs: { ...base, ...theirs }, mine: { ...base, ...mine } });

describe('the fields in which two edits differ', () => {
  it('the differences of two edits tell who changed each field, in the order of the entity’s fields', () => {
    expect(
      found(
        { bankId: 4, fileNumber: 'S-2', revenue: 200 },
        { revenue: 300, comment: 'mine', fileNumber: 'S-1' },
      ),
    ).toEqual([
      { name: 'fileNumber', changedBy: 'them' },
      { name: 'comment', changedBy: 'me' },
      { name: 'revenue', changedBy: 'both' },
      { name: 'bankId', changedBy: 'them' },
    ]);
  });

  it('two edits do not differ if both people made the same change, or no change', () => {
    expect(found({}, {})).toEqual([]);
    expect(
      found({ boeDate: '2024-03-01', logo: 'data:,x' }, { boeDate: '2024-03-01', logo: 'data:,x' }),
    ).toEqual([]);
  });

  it.each([
    ['fileNumber', 'S-2'],
    ['comment', 'two\nlines'],
    ['boeDate', null],
    ['revenue', 0.01],
    ['status', 'CLOSED'],
    ['isFrozen', false],
    ['judgement', 'yes'],
    ['bankId', null],
    ['roles', []],
    ['logo', 'data:image/png;base64,AA=='],
  ])('a change of any kind of field is found as a difference: %s', (name, value) => {
    expect(found({ [name]: value }, {})).toEqual([{ name, changedBy: 'them' }]);
    expect(found({}, { [name]: value })).toEqual([{ name, changedBy: 'me' }]);
  });

  it('values that the form’s check fills in or trims are no difference between two edits', () => {
    const bare = { fileNumber: ' S-1 ', comment: '', status: null, revenue: null, roles: null };
    const checked = { fileNumber: 'S-1', comment: null, status: 'OPEN', revenue: 0, roles: [] };
    expect(differencesOf(fields, { base: bare, theirs: bare, mine: checked })).toEqual([]);
  });

  it('a list of the same records in another order or with other properties is no difference', () => {
    const one = { id: 1, role: 'ROLE_ADMIN' };
    const two = { id: 2, role: 'ROLE_CUSTOMS' };
    expect(found({ roles: [one, two] }, { roles: [{ id: 2 }, { id: 1 }] })).toEqual([]);
    expect(found({ roles: [two] }, { roles: [one, two] })).toEqual([{ name: 'roles', changedBy: 'both' }]);
  });
});

describe('the choice between two versions', () => {
  it('the choice between two versions defaults to changes by one person, and leaves conflicts open', () => {
    const differences = found({ bankId: 4, revenue: 200 }, { comment: 'mine', revenue: 300 });
    expect(firstChoices(differences)).toEqual({ comment: 'mine', revenue: undefined, bankId: 'theirs' });
  });

  it('only the values chosen from the other person’s version are put into the form', () => {
    const theirs = { ...base, bankId: null, revenue: 200, comment: 'theirs' };
    expect(takenOver({ comment: 'mine', revenue: 'theirs', bankId: 'theirs' }, theirs)).toEqual({
      revenue: 200,
      bankId: null,
    });
    expect(takenOver({ revenue: undefined }, theirs)).toEqual({});
    expect(takenOver({ isFrozen: 'theirs' }, {})).toEqual({ isFrozen: null });
  });
});
