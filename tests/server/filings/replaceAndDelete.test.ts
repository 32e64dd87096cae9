import { describe, expect, it } from 'vitest';
import { addUser, signInAs } from '../../support/signInAs';
import { useCaseFilings } from './calls';

const register = useCaseFilings();
const { create, read, remove, replace } = register;

describe('correcting a case filing', () => {
  it('correcting a filing replaces it: missing values become empty or get their default', async () => {
    const { id } = (
      await create({ nothiNumber: 'replace', hsCode: '8517', revenue: 5, status: 'CLOSED' })
    ).json();
    const response = await replace(id, { nothiNumber: 'replaced' });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      id,
      nothiNumber: 'replaced',
      hsCode: null,
      revenue: 0,
      status: 'OPEN',
      version: 2,
    });
  });

  it('a corrected filing may keep its file number, but cannot take that of another filing', async () => {
    const { id } = (await create({ nothiNumber: 'mine' })).json();
    expect((await replace(id, { nothiNumber: 'MINE' })).statusCode).toBe(200);
    await create({ nothiNumber: 'theirs' });
    expect((await replace(id, { nothiNumber: 'theirs' })).statusCode).toBe(409);
  });

  it('correcting a filing without a file number is refused in the edit form’s words', async () => {
    const { id } = (await create({ nothiNumber: 'words' })).json();
    expect((await replace(id, { nothiNumber: '' })).json().message).toBe('Nothi Number is required field.');
  });

  it('the correction of a stale version of a filing is refused, with who changed it and when', async () => {
    const { id, version } = (await create({ nothiNumber: 'stale' })).json();
    const colleague = await addUser(register.db, {
      userName: 'colleague',
      fullName: 'Nasrin Akter',
      roles: ['ROLE_CUSTOMS'],
    });
    await replace(
      id,
      { nothiNumber: 'stale', remarks: 'first', version },
      await signInAs(register.db, colleague),
    );
    const response = await replace(id, { nothiNumber: 'stale', remarks: 'second', version });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'stale', params: { by: 'Nasrin Akter' } });
    expect(response.json().message).toMatch(
      /^Nasrin Akter changed this record on \d\d\/\d\d\/\d{4}, \d\d:\d\d, after you opened it$/,
    );
    expect((await read(id)).json().remarks).toBe('first');
  });

  it('a filing can be saved without a version, as another UI does', async () => {
    const { id } = (await create({ nothiNumber: 'versionless' })).json();
    expect((await replace(id, { nothiNumber: 'versionless', boe: '1' })).json().version).toBe(2);
    expect((await replace(id, { nothiNumber: 'versionless', boe: '2' })).json().version).toBe(3);
  });

  it('a filing’s version may be sent as text, and an invalid one is refused', async () => {
    const { id } = (await create({ nothiNumber: 'text version' })).json();
    await replace(id, { nothiNumber: 'text version', boe: '1' });
    expect((await replace(id, { nothiNumber: 'text version', version: '1' })).statusCode).toBe(409);
    expect((await replace(id, { nothiNumber: 'text version', version: '2' })).statusCode).toBe(200);
    for (const version of [1.5, 'new', true, {}]) {
      const response = await replace(id, { nothiNumber: 'text version', version });
      expect(response.json()).toMatchObject({ status: 400, errors: [{ field: 'version' }] });
    }
    expect((await replace(id, { nothiNumber: 'text version', version: null })).statusCode).toBe(200);
  });

  it('only one of two concurrent saves of the same version of a filing succeeds', async () => {
    const { id, version } = (await create({ nothiNumber: 'both' })).json();
    const responses = await Promise.all(
      [1, 2].map((n) => replace(id, { nothiNumber: 'both', remarks: `${n}`, version })),
    );
    expect(responses.map((response) => response.statusCode).sort()).toEqual([200, 409]);
  });

  it.each(['4040', '0', '99999999999999999999'])(
    'correcting a filing with the unknown id %s is answered 404',
    async (id) => {
      expect((await replace(id, { nothiNumber: 'x' })).statusCode).toBe(404);
    },
  );

  it.each(['abc', '-1', '1.5'])('correcting a filing with the invalid id %s is refused', async (id) => {
    expect((await replace(id, { nothiNumber: 'x' })).statusCode).toBe(400);
  });
});

describe('deleting a case filing', () => {
  it('deleting a filing returns its id and removes it', async () => {
    const { id } = (await create({ nothiNumber: 'gone' })).json();
    const response = await remove(id);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ id });
    expect((await read(id)).statusCode).toBe(404);
    expect((await remove(id)).statusCode).toBe(404);
  });

  it('a filing is deleted only at the contract’s path, without a separator before the id', async () => {
    const { id } = (await create({ nothiNumber: 'separator' })).json();
    const response = await remove(`/${id}`);
    expect(response.statusCode).toBe(404);
    expect((await read(id)).statusCode).toBe(200);
  });

  it('deleting a filing accepts a content type without a body, as some clients send it', async () => {
    const { id } = (await create({ nothiNumber: 'typed' })).json();
    const response = await remove(id, { 'content-type': 'application/json' });
    expect(response.json()).toEqual({ id });
  });

  it('deleting a filing frees its file number', async () => {
    const { id } = (await create({ nothiNumber: 'again' })).json();
    await remove(id);
    expect((await create({ nothiNumber: 'again' })).statusCode).toBe(200);
  });
});
