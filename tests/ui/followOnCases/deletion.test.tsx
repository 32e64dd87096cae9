import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { useForeignServer } from '../../support/foreignServer';
import { openApp, openDialog, sent } from '../caseFilings/openApp';
import { CRIMINAL, listed, TRIBUNAL } from './screens';

const foreign = useForeignServer();

const deleteButton = (id: number) => document.getElementById(`row-delete-${id}`);
const deletions = () => sent(foreign, 'DELETE', /./).map(({ url }) => url);

const alert = (name: string) =>
  waitFor(() => {
    const found = openDialog('alertdialog');
    expect(found).toHaveAccessibleName(name);
    return found!;
  });

async function askToDelete(list: string, id: number) {
  const user = await openApp(foreign, list);
  await waitFor(() => expect(deleteButton(id)).toBeEnabled());
  await user.click(deleteButton(id)!);
  const question = await alert('Are you sure?');
  expect(question).toHaveAccessibleDescription(/^Do you really want to delete the case\?/);
  return { user, question };
}

describe.each([
  [TRIBUNAL, 'tribunal-cases', 12],
  [CRIMINAL, 'foujdari-suit-cases', 22],
] as const)('deleting a case of %s', (list, name, id) => {
  it('a confirmed deletion deletes the court case, fetches the list again and focuses the page', async () => {
    const { user, question } = await askToDelete(list, id);
    foreign.cases[name].splice(1, 1);
    await user.click(within(question).getByText('Yes, I am sure!'));
    expect(await screen.findByText('Successful!')).toBeVisible();
    expect(screen.getByText('Delete Successful')).toBeVisible();
    expect(deletions()).toEqual([`/api/case/${name}/${id}`]);
    await waitFor(() => expect(deleteButton(id)).toBeNull());
    await waitFor(() => expect(document.getElementById('main-content')).toHaveFocus());
    await waitFor(() => expect(sent(foreign, 'GET', `/api/case/${name}-page`)).toHaveLength(2));
  });

  it('the customs role may edit a court case but not delete it', async () => {
    await openApp(foreign, list, { roles: ['ROLE_CUSTOMS'] });
    await listed();
    expect(document.getElementById(`row-edit-${id}`)).toBeVisible();
    expect(deleteButton(id)).toHaveAttribute('aria-disabled', 'true');
  });
});

it('a declined deletion of a court case changes nothing and returns the focus', async () => {
  const { user, question } = await askToDelete(CRIMINAL, 22);
  await user.click(within(question).getByText('No, cancel it!'));
  expect(await screen.findByText('Cancelled')).toBeVisible();
  expect(screen.getByText('Status Remain Unchanged')).toBeVisible();
  expect(deletions()).toEqual([]);
  await waitFor(() => expect(deleteButton(22)).toHaveFocus());
});

it('a refused deletion of a court case shows the server’s message in a dialog', async () => {
  const { user, question } = await askToDelete(CRIMINAL, 22);
  foreign.server.use(
    http.delete('/api/case/foujdari-suit-cases/22', () =>
      HttpResponse.json({ message: 'Kept by the court' }, { status: 409 }),
    ),
  );
  await user.click(within(question).getByText('Yes, I am sure!'));
  const error = await alert('Error');
  expect(error).toHaveAccessibleDescription('Kept by the court');
});

it('a case that somebody else has already deleted is removed from the list', async () => {
  const { user, question } = await askToDelete(CRIMINAL, 22);
  foreign.server.use(
    http.delete('/api/case/foujdari-suit-cases/22', () =>
      HttpResponse.json({ message: 'It may have been deleted' }, { status: 404 }),
    ),
  );
  foreign.cases['foujdari-suit-cases'].splice(1, 1);
  await user.click(within(question).getByText('Yes, I am sure!'));
  await alert('Error');
  await waitFor(() => expect(deleteButton(22)).toBeNull());
});
