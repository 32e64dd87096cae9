import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useForeignServer } from '../../support/foreignServer';
import { labelled, openApp, sent } from './openApp';

const foreign = useForeignServer();

const deleteButton = () => labelled('Delete: S-2/AP/2024');
const deletions = () => sent(foreign, 'DELETE', /./).map(({ url }) => url);

async function askToDelete() {
  const user = await openApp(foreign, '/case-fillings-list');
  await waitFor(async () => expect(await deleteButton()).toBeEnabled());
  await user.click(await deleteButton());
  const question = await screen.findByRole('alertdialog', { name: 'Are you sure?' });
  expect(question).toHaveAccessibleDescription(/^Do you really want to delete the case\?/);
  return { user, question };
}

describe('deleting a filing', () => {
  it('deleting a filing asks for confirmation and changes nothing when declined', async () => {
    const { user, question } = await askToDelete();
    const no = within(question).getByRole('button', { name: 'No, cancel it!' });
    expect(no).toHaveFocus();
    await user.click(no);
    expect(await screen.findByText('Cancelled')).toBeVisible();
    expect(screen.getByText('Status Remain Unchanged')).toBeVisible();
    expect(deletions()).toEqual([]);
    await waitFor(async () => expect(await deleteButton()).toHaveFocus());
  });

  it('a confirmed deletion deletes the filing and fetches the list again', async () => {
    const { user, question } = await askToDelete();
    foreign.filings.splice(1, 1);
    await user.click(within(question).getByRole('button', { name: 'Yes, I am sure!' }));
    expect(await screen.findByText('Successful!')).toBeVisible();
    expect(screen.getByText('Delete Successful')).toBeVisible();
    expect(deletions()).toEqual(['/api/case/case-filling2']);
    await waitFor(() => expect(screen.queryByText('S-2/AP/2024')).toBeNull());
    // a row that is left
    await waitFor(() => expect(document.activeElement?.closest('tr')).toHaveTextContent('S-1/AP/2024'));
    await waitFor(() => expect(sent(foreign, 'GET', '/api/case/case-fillings-page')).toHaveLength(2));
  });

  it.each(['{Enter}', ' '])(
    'a disabled delete button tells keyboard users the reason, and pressing "%s" deletes nothing',
    async (key) => {
      const user = await openApp(foreign, '/case-fillings-list', { roles: ['ROLE_CUSTOMS'] });
      (await labelled('Edit: S-2/AP/2024')).focus();
      await user.tab();
      expect(await deleteButton()).toHaveFocus();
      expect(await deleteButton()).toHaveAccessibleDescription('Only an administrator can delete');
      await user.keyboard(key);
      const said = await screen.findByText('Only an administrator can delete', {
        selector: '[role=status] *',
      });
      expect(said).toBeVisible();
      expect(await deleteButton()).toHaveFocus();
      expect(screen.queryByRole('alertdialog')).toBeNull();
      expect(deletions()).toEqual([]);
    },
  );
});
