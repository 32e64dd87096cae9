import { describe, expect, it } from 'vitest';
import { newUserFields, userFields } from '../../domain/users';
import { check, type Mode } from '../../domain/validation';
import { valuesFromBody } from '../../domain/wire';

const sound = {
  fullName: 'Rahima Begum',
  userName: 'rahima',
  email: 'rahima@customs.example',
  phone: '01711000000',
  roles: [{ id: 1, role: 'ROLE_ADMIN' }],
  workPlaces: [],
};

function messages(mode: Mode, values: object): Record<string, string> {
  const fields = mode === 'create' ? newUserFields : userFields;
  const result = check(fields, mode, valuesFromBody(fields, { ...sound, ...values }));
  return result.ok ? {} : Object.fromEntries(result.errors.map(({ field, message }) => [field, message]));
}

describe('a user', () => {
  it.each<Mode>(['create', 'edit'])(
    'a user with missing values gets the contract’s messages on %s',
    (mode) => {
      const nothing = { fullName: ' ', userName: '', phone: '', roles: [], email: '', workPlaces: [] };
      expect(messages(mode, nothing)).toEqual({
        fullName: 'Name is required field.',
        phone: 'Phone is required field.',
        roles: 'Please select at least one permission',
        ...(mode === 'create' && { userName: 'User Name is required field.' }),
      });
    },
  );

  it.each<Mode>(['create', 'edit'])('a user with wrong values gets the contract’s messages on %s', (mode) => {
    const wrong = { fullName: 'Al', userName: 'al', phone: '0171100000', email: 'rahima@' };
    expect(messages(mode, wrong)).toEqual({
      fullName: 'Must be minimum 3 digits',
      phone: 'Must be exactly 11 digits',
      email: 'Not a valid mail',
      ...(mode === 'create' && { userName: 'Must be minimum 3 digits' }),
    });
  });

  it.each(['017110000001', '0171100000x', '+8801711000000', '০১৭১১০০০০০'])(
    'a user may not have the phone number %s',
    (phone) => {
      expect(messages('edit', { phone })).toEqual({ phone: 'Must be exactly 11 digits' });
    },
  );

  it('a user’s phone number is stored in eleven ASCII digits, in whatever digits it was typed', () => {
    const result = check(userFields, 'edit', { ...sound, phone: ' ০১৭১১-০০০ ০০০ ' });
    expect(result).toMatchObject({ ok: true, values: { phone: '01711000000' } });
  });

  it('a user needs no e-mail address and no section', () => {
    expect(messages('create', { email: null, workPlaces: null })).toEqual({});
  });

  it('a user’s roles are given by id, as number or text, and anything else is an error of the field', () => {
    expect(messages('create', { roles: [{ id: '2' }] })).toEqual({});
    for (const roles of [
      'ROLE_ADMIN',
      [1],
      [{ id: 'one' }],
      [{ id: 1.5 }],
      [{ role: 'ROLE_ADMIN' }],
      [null],
    ]) {
      expect(messages('create', { roles })).toEqual({ roles: 'Not on the list. Choose one that is offered' });
    }
  });
});
