import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, memoryStore, testDataProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { useBatch, useBatchActions } from '../../../src/import/useBatch';
import { ErrorDialogProvider } from '../../../src/page/ErrorDialog';

function Save() {
  const { data } = useBatch(3);
  const { edit } = useBatchActions(3);
  const save = () => edit.mutate({ row: 7, edit: { mended: [{ column: 0, cell: '9' }] } });
  return data ? <button onClick={save}>Save</button> : null;
}

it('a correction that is saved while the rows are checked is sent once the check has ended', async () => {
  const states = ['CHECKING', 'CHECKING', 'CHECKED'];
  const asked: string[] = [];
  const provider = {
    ...testDataProvider(),
    call: async (_: string, { method = 'GET' }: { method?: string }) => {
      const state = states.length > 1 && method === 'GET' ? states.shift()! : states[0]!;
      asked.push(method === 'GET' ? state : method);
      return { id: 3, state };
    },
  };
  render(
    <AdminContext dataProvider={provider} store={memoryStore()}>
      <ErrorDialogProvider>
        <Save />
      </ErrorDialogProvider>
    </AdminContext>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(asked).toContain('PUT'));
  expect(asked.slice(0, 4)).toEqual(['CHECKING', 'CHECKING', 'CHECKED', 'PUT']);
});
