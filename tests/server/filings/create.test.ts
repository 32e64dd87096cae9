import { describe, expect, it } from 'vitest';
import { addBank, addCnfAgent, addCompany } from '../../support/register';
import { useCaseFilings } from './calls';

const register = useCaseFilings();
const { create, post, read, replace } = register;

describe('registering a case filing', () => {
  it('registering a case filing returns the whole stored record', async () => {
    const company = await addCompany(register.db, 'Meghna Traders');
    const cnfAgent = await addCnfAgent(register.db, 'Karim & Sons');
    const bank = await addBank(register.db, 'Sonali Bank PLC');
    const response = await create({
      nothiNumber: '  S-1/2026 ',
      company: { id: company },
      cnfAgent: { id: String(cnfAgent) },
      bank: { id: bank },
      boe: 'c-55',
      boeDate: '2026-02-05',
      dateOfJudgement: [2026, 3, 4],
      revenue: 9_999_999_999_999.99,
      payableRevenue: 1,
      bankGuaranteeEncashment: 'false',
      role: 'ROLE_ADMIN',
      id: 999,
    });
    expect(response.statusCode).toBe(200);
    const record = response.json();
    expect(record).toMatchObject({
      nothiNumber: 'S-1/2026',
      boe: 'C-55',
      boeDate: [2026, 2, 5],
      dateOfJudgement: [2026, 3, 4],
      revenue: 9_999_999_999_999.99,
      payableRevenue: 9_999_999_999_999.99,
      bankGuaranteeEncashment: false,
      status: 'OPEN',
      workPlace: { id: register.section, name: 'AIR' },
      company: { id: company, companyName: 'Meghna Traders' },
      cnfAgent: { id: cnfAgent },
      bank: { id: bank, bankName: 'Sonali Bank PLC' },
      version: 1,
    });
    expect(record.id).not.toBe(999);
    expect(record).not.toHaveProperty('role');
    expect((await read(record.id)).json()).toEqual(record);
  });

  it('a case filing stores an amount exactly to the poisha', async () => {
    const { revenue } = (await create({ nothiNumber: 'poisha', revenue: 4_503_599_627_370.49 })).json();
    expect(revenue).toBe(4_503_599_627_370.49);
  });

  it('a new case filing with invalid values is refused with a message at each field', async () => {
    const response = await create({
      nothiNumber: ' ',
      workPlace: null,
      revenue: -1,
      boeDate: '2026-02-31',
      hsCode: 'x'.repeat(256),
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      status: 400,
      error: 'Bad Request',
      message: 'This Field is Required',
      path: '/api/case/case-fillings',
      errors: [
        { field: 'nothiNumber', message: 'This Field is Required' },
        { field: 'workPlaceId', message: 'Workplace is required field.' },
        { field: 'boeDate', code: 'noSuchDate' },
        { field: 'hsCode', message: 'Must be at most 255 characters' },
        { field: 'revenue', message: 'Must be at least 0' },
      ],
    });
    expect(Date.parse(response.json().timestamp)).not.toBeNaN();
  });

  it('the length of a text is measured in its stored form, so that accepted text can be saved again', async () => {
    expect((await create({ nothiNumber: 'long', boe: '7'.repeat(254) })).statusCode).toBe(400);
    const stored = (await create({ nothiNumber: 'long', boe: '7'.repeat(253) })).json();
    expect((await replace(stored.id, stored)).statusCode).toBe(200);
    expect((await create({ nothiNumber: 'space', hsCode: `${'x'.repeat(255)} ` })).statusCode).toBe(200);
  });

  it('a new case filing with a lone surrogate, which cannot be stored, is refused', async () => {
    const response = await create({ nothiNumber: 'half \ud83d' });
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toMatchObject([{ field: 'nothiNumber', code: 'notText' }]);
  });

  it('a new case filing that refers to records that do not exist is refused', async () => {
    const response = await create({ nothiNumber: 'refs', workPlace: { id: 404 }, bank: { id: 405 } });
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toMatchObject([
      { field: 'workPlaceId', code: 'unknownReference' },
      { field: 'bankId', code: 'unknownReference' },
    ]);
  });

  it('a file number that another filing has is refused, ignoring case, digit script and outer spaces', async () => {
    await create({ nothiNumber: 'S-12/AP/2019' });
    const response = await create({ nothiNumber: ' s-১২/ap/২০১৯ ' });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      message: 'A case filing with the file number s-১২/ap/২০১৯ is already registered',
      errors: [{ field: 'nothiNumber', code: 'fileNumberTaken' }],
    });
  });

  it('only one of many concurrent requests can take a file number', async () => {
    const responses = await Promise.all(Array.from({ length: 10 }, () => create({ nothiNumber: 'race' })));
    expect(responses.map((response) => response.statusCode).sort()).toEqual([200, ...Array(9).fill(409)]);
  });

  it.each([
    ['no JSON', '{"nothiNumber":', 'application/json', 400],
    ['an empty body', '', 'application/json', 400],
    ['bytes that are no UTF-8', Buffer.from([0x22, 0xff, 0xfe, 0x22]), 'application/json', 400],
    ['a list', '[]', 'application/json', 400],
    ['null', 'null', 'application/json', 400],
    ['another content type', '<a/>', 'text/xml', 400],
    ['more than a mebibyte', JSON.stringify({ remarks: 'x'.repeat(1024 * 1024) }), 'application/json', 413],
  ])(
    'the request body of a case filing is refused for %s with Casebook’s own message',
    async (_, payload, type, status) => {
      const response = await post(payload, type);
      expect(response.statusCode).toBe(status);
      expect(response.json()).toMatchObject({ status, path: '/api/case/case-fillings' });
      expect(response.body).not.toMatch(/FST_|SyntaxError|Unexpected|zod/i);
    },
  );

  it('a case filing sent without a JSON content type is refused with that reason', async () => {
    const response = await post(
      JSON.stringify({ nothiNumber: 'plain', workPlace: { id: register.section } }),
      'text/plain',
    );
    expect(response.json()).toMatchObject({ status: 400, code: 'notJson' });
  });
});
