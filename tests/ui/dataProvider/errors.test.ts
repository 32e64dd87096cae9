import { expect, it } from 'vitest';
import { toHttpError } from '../../../src/dataProvider/errors';
import { loadI18nProvider } from '../../../src/i18n';

const inUse = (usedBy: unknown) => ({
  status: 409,
  body: {
    status: 409,
    code: 'inUse',
    message: 'In use by Appellate Tribunal Case (12), so it cannot be deleted',
    params: { what: 'Appellate Tribunal Case (12)' },
    usedBy,
  },
});
const twoKinds = inUse([
  { resource: 'tribunal-cases', count: 12 },
  { resource: 'foujdari-suit-cases', count: 1 },
]);

it.each([
  ['en', 'In use by Appellate Tribunal Case (12), Criminal Case (1), so it cannot be deleted'],
  ['bn', 'আপিলাত ট্রাইব্যুনাল মামলা (১২), ফৌজদারি মামলা (১)-এ ব্যবহৃত হচ্ছে, তাই মুছে ফেলা যাবে না'],
] as const)('a refused deletion lists what uses the record, in language %s', async (language, text) => {
  expect(toHttpError(twoKinds, await loadI18nProvider(language)).message).toBe(text);
});

it('the refusal to delete a record passes on what uses the record, so that links can be shown', async () => {
  const { body } = toHttpError(twoKinds, await loadI18nProvider('en'));
  expect(body).toMatchObject({ usedBy: [{ resource: 'tribunal-cases', count: 12 }, { count: 1 }] });
});

it('the refusal to delete a record names an unknown register by its key', async () => {
  const { message } = toHttpError(
    inUse([{ resource: 'maritime-cases', count: 2 }]),
    await loadI18nProvider('en'),
  );
  expect(message).toBe('In use by maritime-cases (2), so it cannot be deleted');
});

it.each([[undefined], ['tribunal-cases'], [null], [[]]])(
  'the refusal to delete a record shows the server’s wording if `usedBy` is %j',
  async (usedBy) => {
    const { message } = toHttpError(inUse(usedBy), await loadI18nProvider('en'));
    expect(message).toBe('In use by Appellate Tribunal Case (12), so it cannot be deleted');
  },
);
