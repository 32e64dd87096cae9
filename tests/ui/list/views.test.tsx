import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useForeignServer } from '../../support/foreignServer';
import { labelled, lastListQuery, openApp, openDialog, openControls } from '../caseFilings/openApp';

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
  await screen.findByRole('dialog', { name: 'Save this view' });
  await user.keyboard(`${name}{Enter}`);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Save this view' })).toBeNull());
}

it('a view stores search, sort, columns and density under a name and restores them', async () => {
  const user = await openApp(foreign, SORTED);
  await screen.findByText('S-1/AP/2024');
  await openControls(user, 'View options');
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
  fireEvent.click(screen.getByLabelText('Clear search'));
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
  await waitFor(() => expect(openDialog()).toBeNull());
  expect(document.querySelector('[data-density]')).toHaveAttribute('data-density', 'comfortable');
  expect(screen.getByRole('searchbox')).toHaveValue('S-');
  await openControls(user, 'View options');
  expect(screen.getByText('Columns (1 hidden)')).toBeInTheDocument();
  await user.click(screen.getByText('Views'));
  expect(screen.getByRole('menuitemradio', { name: 'By revenue' })).toBeChecked();
});

it('saved views can be renamed and deleted, and each needs a name that no other has', async () => {
  const user = await openApp(foreign, SORTED);
  await screen.findByText('S-1/AP/2024');
  await openControls(user, 'View options');
  await saveAs(user, 'First');
  await saveAs(user, 'Second');
  await pick(user, 'Rename or delete…');
  const dialog = await screen.findByRole('dialog', { name: 'Views of this list' });
  const [first] = within(dialog).getAllByRole('textbox');
  await user.clear(first!);
  await user.keyboard('{Enter}');
  expect(dialog).toHaveTextContent('Give the view a name.');
  await user.type(first!, 'Second');
  expect(dialog).toHaveTextContent('Another view has this name.');
  await user.clear(first!);
  await user.type(first!, 'Mine');
  await user.click(await labelled('Delete the view: Second'));
  await user.click(within(dialog).getByText('Save'));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await user.click(screen.getByText('Views'));
  expect(entries()).toEqual(['Mine', 'Save this view…', 'Rename or delete…']);
});

it('saving a view under an existing name replaces it', async () => {
  const user = await openApp(foreign, SORTED);
  await screen.findByText('S-1/AP/2024');
  await openControls(user, 'View options');
  await saveAs(user, 'Mine');
  await pick(user, 'Save this view…');
  const dialog = await screen.findByRole('dialog', { name: 'Save this view' });
  await user.keyboard('Mine');
  expect(dialog).toHaveTextContent('Replaces the view that has this name.');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await user.click(screen.getByText('Views'));
  expect(entries()).toEqual(['Mine', 'Save this view…', 'Rename or delete…']);
});
