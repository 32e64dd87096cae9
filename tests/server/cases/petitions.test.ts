import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addFilings, addWorkPlace, buildFiling } from '../../support/register';
import { buildTestApp, type TestApp } from '../../support/signInAs';
import { callsOf, registers } from './registers';

let test: TestApp;
let customs: { authorization: string };
const caseFilling = { id: 1 };

beforeAll(async () => {
  test = await buildTestApp();
  customs = await test.as('ROLE_CUSTOMS');
  await addFilings(test.db, [buildFiling({ workPlaceId: await addWorkPlace(test.db) })]);
});
afterAll(() => test.close());

const ofAppellateDivision = registers.filter(({ twins }) => Object.keys(twins).length > 0);

it('only the two registers of petitions to the Appellate Division have a field with two names', () => {
  expect(ofAppellateDivision.map(({ name }) => name)).toEqual([
    'high-court-cpa-cpl-cases',
    'high-court-cp-cases',
  ]);
});

describe.each(ofAppellateDivision)('a petition of $name', (register) => {
  const calls = () => callsOf(register, test, customs);

  it.each([
    [1, 1],
    ['1', 1],
    [true, 1],
    ['yes', 1],
    [0, 0],
    ['0', 0],
    [false, 0],
    ['no', 0],
    ['', null],
    [null, null],
  ])(
    'a petition’s judgement sent as %j is stored as %j: 1 for yes, 0 for no, null for none',
    async (judgement, answered) => {
      const record = (await calls().create({ caseFilling, judgement })).json();
      expect(record).toMatchObject({ judgement: answered });
      expect((await calls().read(record.id)).json()).toEqual(record);
      const { content } = (await calls().list('?ascOrDesc=desc&size=1')).json();
      expect(content).toEqual([record]);
      expect((await calls().replace(record.id, { judgement })).json()).toMatchObject({ judgement: answered });
    },
  );

  it('a list of petitions sorts the judgement 0 (no) before 1 (yes), and empty ones last', async () => {
    for (const judgement of [1, null, 0]) await calls().create({ caseFilling, judgement });
    for (const [order, first] of [
      ['asc', 0],
      ['desc', 1],
    ] as const) {
      const { content } = (await calls().list(`?sortBy=judgement&ascOrDesc=${order}&size=500`)).json();
      expect(content[0].judgement).toBe(first);
      expect(content.at(-1).judgement).toBeNull();
    }
  });

  it.each(['highCourtAppeal', 'highCOurtAppeal'])(
    'a petition accepts the appeal under the name %s and returns it under both names',
    async (name) => {
      const both = { highCourtAppeal: 'CPLA 7/2020', highCOurtAppeal: 'CPLA 7/2020' };
      const record = (await calls().create({ caseFilling, [name]: 'CPLA 7/2020' })).json();
      expect(record).toMatchObject(both);
      expect((await calls().read(record.id)).json()).toMatchObject(both);
      expect((await calls().replace(record.id, {})).json()).toMatchObject({
        highCourtAppeal: null,
        highCOurtAppeal: null,
      });
      expect((await calls().replace(record.id, { [name]: 'CPLA 7/2020' })).json()).toMatchObject(both);
    },
  );

  it('the error for a petition’s invalid appeal names it “highCourtAppeal”, whatever name was sent', async () => {
    const answer = (await calls().create({ caseFilling, highCOurtAppeal: 'x'.repeat(256) })).json();
    expect(answer).toMatchObject({ status: 400, errors: [{ field: 'highCourtAppeal', code: 'tooLong' }] });
  });

  it('a petition keeps the number and date of the judgment as one text', async () => {
    const record = (await calls().create({ caseFilling, date: '২৯৮/২০২১, তাং ০৩/০৪/২০২১' })).json();
    expect(record).toMatchObject({ date: '২৯৮/২০২১, তাং ০৩/০৪/২০২১' });
  });
});
