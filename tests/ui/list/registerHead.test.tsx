import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useForeignServer } from '../../support/foreignServer';
import { lastListQuery, openApp } from '../caseFilings/openApp';

const foreign = useForeignServer();
const LIST = '/case-fillings-list';

const heading = async (name: string) => {
  await screen.findByText('S-1/AP/2024');
  return screen.getByRole('button', { name });
};

it('a column heading quotes its English label unchanged in its sort hint', async () => {
  await openApp(foreign, LIST);
  expect(await heading('AIN')).toHaveAccessibleDescription('Sort by AIN ascending');
  expect(await heading('H.S. Code')).toHaveAccessibleDescription('Sort by H.S. Code ascending');
});

it('a column heading quotes its Bengali label unchanged in its sort hint', async () => {
  await openApp(foreign, LIST, { language: 'bn' });
  expect(await heading('এআইএন')).toHaveAccessibleDescription('এআইএন অনুসারে ঊর্ধ্বক্রমে সাজান');
});

it('pressing a heading sorts by its column, and pressing it again sorts in reverse', async () => {
  const user = await openApp(foreign, LIST);
  await user.click(await heading('Disputed Revenue'));
  await waitFor(() => expect(lastListQuery(foreign)).toMatchObject({ sortBy: 'revenue', ascOrDesc: 'asc' }));
  await waitFor(() =>
    expect(screen.getByRole('columnheader', { name: 'Disputed Revenue' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    ),
  );
  expect(await heading('Disputed Revenue')).toHaveAccessibleDescription(
    'Sort by Disputed Revenue descending',
  );
  await user.click(await heading('Disputed Revenue'));
  await waitFor(() => expect(lastListQuery(foreign)).toMatchObject({ sortBy: 'revenue', ascOrDesc: 'desc' }));
});
