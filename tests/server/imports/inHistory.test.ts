import { expect, it } from 'vitest';
import { layoutOf, useImports } from './calls';

const imports = useImports();
async function changesBy(importId: unknown, register = 'case-fillings') {
  const query = new URLSearchParams({ filter: JSON.stringify({ importId, register }), range: '[0,99]' });
  const answer = await imports.call('GET', `/api/casebook/changes?${query}`);
  if (answer.statusCode !== 200) return answer.statusCode;
  return answer
    .json<{ action: string; title: string }[]>()
    .map(({ action, title }) => `${action} ${title}`)
    .toReversed();
}

async function broughtIn(...lines: string[][]) {
  const layout = layoutOf(['nothiNumber', 'workPlaceId', 'companyId', 'remarks'], { existing: 'update' });
  const { id } = await imports.checked(
    'case-fillings',
    layout,
    lines.map(([number, company, remarks]) => [number!, 'Air Unit', company!, remarks!]),
  );
  await imports.step(id, 'run');
  return id;
}

it('the history lists exactly what one import added, changed and undid', async () => {
  const first = await broughtIn(['A-1/26', 'Padma Textiles', 'old'], ['A-2/26', 'Padma Textiles', 'old']);
  const second = await broughtIn(['A-2/26', 'Padma Textiles', 'new'], ['A-3/26', 'Meghna Cement', 'new']);
  expect(await changesBy(first)).toEqual(['create A-1/26', 'create A-2/26']);
  expect(await changesBy(first, 'companies')).toEqual(['create Padma Textiles']);
  expect(await changesBy(String(second))).toEqual(['edit A-2/26', 'create A-3/26']);

  await imports.step(second, 'undo');
  const undone = (await changesBy(second)) as string[];
  expect(undone.slice(2).toSorted()).toEqual(['delete A-3/26', 'edit A-2/26']);
  expect(await changesBy(first)).toEqual(['create A-1/26', 'create A-2/26']);
});

it('the history’s filter by import accepts one id and nothing else', async () => {
  expect(await changesBy(987_654)).toEqual([]);
  expect(await changesBy('%')).toBe(400);
  expect(await changesBy([1, 2])).toBe(400);
});
