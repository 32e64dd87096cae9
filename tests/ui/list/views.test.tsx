import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useForeignServer } from '../../support/foreignServer';
import { labelled, lastListQuery, openApp, openDialog } from '../caseFilings/openApp';

const foreign = useForeignServer();
const SORTED = '/case-fillings-list?filter={"searchKey":"S-"}&sort=revenue&order=DESC';

type Person = Awaited<ReturnType<typeof openApp>>;

const entries = () =>
  [...document.querySelectorAll('[role=menu] [role^=menuitem]')].map(({ textContent }) => textContent);

async function pick(user: Person, entry: string) {
  await user.click(await screen.findByText('Views'));
  await user.click(within(document.querySelector<HTMLElement>('[role=menu]')!).getByText(entry));
}

async function saveAs(user: Person, name: string) {
  await pick(user, 'Save this view…');
  await waitFor(() => expect(openDialog()).toHaveTextContent('Save this view'));
  await user.keyboard(`${name}{Enter}`);
  await waitFor(() => expect(openDialog()).toBeNull());
}

it('a view stores search, sort, columns and density under a name and restores them', async () => {
  const user = await openApp(foreign, SORTED);
  await screen.findByText('S-1/AP/2024');
  await user.click(screen.getByText('Columns'));
  await user.click(screen.getByText('Comfortable rows'));
  await user.click(within(document.querySelector<HTMLElement>('[role=menu]')!).getByText('BIN'));
  await user.keyboard('{Escape}');
  await saveAs(user, 'By revenue');
  await waitFor(() => expect(screen.getByText('Views')).toHaveFocus());

  await user.click(screen.getByText('Columns (1 hidden)'));
  await user.click(screen.getByText('Compact rows'));
  await user.click(screen.getByText('Show all columns'));
  await user.keyboard('{Escape}');
  await user.click(screen.getByLabelText('Clear search'));
  await waitFor(() => expect(lastListQuery(foreign)).not.toHaveProperty('searchKey'));
  await pick(user, 'By revenue');
  await waitFor(() =>
    expect(lastListQuery(foreign)).toEqual({
      page: '0',
      size: '20',
      searchKey: 'S-',
      sortBy: 'revenue',
      ascOrDesc: 'desc',
    }),
  );
  expect(screen.getByText('Columns (1 hidden)')).toBeInTheDocument();
  expect(document.querySelector('[data-density]')).toHaveAttribute('data-density', 'comfortable');
  expect(screen.getByRole('searchbox')).toHaveValue('S-');
  await user.click(screen.getByText('Views'));
  expect(screen.getByRole('menuitemradio', { name: 'By revenue' })).toBeChecked();
});

it('saved views can be renamed and deleted, and each needs a name that no other has', async () => {
  const user = await openApp(foreign, SORTED);
  await screen.findByText('S-1/AP/2024');
  await saveAs(user, 'First');
  await saveAs(user, 'Second');
  await pick(user, 'Rename or delete…');
  await waitFor(() => expect(openDialog()).toHaveTextContent('Views of this list'));
  const [first] = within(openDialog()!).getAllByRole('textbox');
  await user.clear(first!);
  await user.keyboard('{Enter}');
  expect(openDialog()).toHaveTextContent('Give the view a name.');
  await user.type(first!, 'Second');
  expect(openDialog()).toHaveTextContent('Another view has this name.');
  await user.clear(first!);
  await user.type(first!, 'Mine');
  await user.click(await labelled('Delete the view: Second'));
  await user.click(within(openDialog()!).getByText('Save'));
  await waitFor(() => expect(openDialog()).toBeNull());
  await user.click(screen.getByText('Views'));
  expect(entries()).toEqual(['Mine', 'Save this view…', 'Rename or delete…']);
});

it('saving a view under an existing name replaces it', async () => {
  const user = await openApp(foreign, SORTED);
  await screen.findByText('S-1/AP/2024');
  await saveAs(user, 'Mine');
  await pick(user, 'Save this view…');
  await waitFor(() => expect(openDialog()).toHaveTextContent('Save this view'));
  await user.keyboard('Mine');
  expect(openDialog()).toHaveTextContent('Replaces the view that has this name.');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(openDialog()).toBeNull());
  await user.click(screen.getByText('Views'));
  expect(entries()).toEqual(['Mine', 'Save this view…', 'Rename or delete…']);
});
