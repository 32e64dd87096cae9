import type { ImportState } from '../../../domain/imports';
import type { TestApp } from '../../support/signInAs';
import { somebody, type WriteCase } from './requests';

const layout = { columns: [{ column: 0, field: 'companyName' }], existing: 'skip', parties: 'make' };

/** Adds an import of one row and sets its state. */
async function importIn(test: TestApp, state: ImportState) {
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/casebook/imports',
    headers: (await somebody(test)).bearer,
    payload: { register: 'companies', fileName: 'w.csv', layout, rows: [{ line: 2, cells: ['Rahim'] }] },
  });
  const { id } = answer.json<{ id: number }>();
  await test.db.updateTable('importBatch').set({ state }).where('id', '=', id).execute();
  return id;
}

const stepFrom = (state: ImportState, step: string): WriteCase => ({
  route: `POST /api/casebook/imports/:id/${step}`,
  request: async (test) => {
    const id = await importIn(test, state);
    await test.db.updateTable('importRow').set({ state: 'ready' }).where('batchId', '=', id).execute();
    return { url: `/api/casebook/imports/${id}/${step}` };
  },
});

export const imports: WriteCase[] = [
  {
    route: 'POST /api/casebook/imports',
    request: async () => ({
      url: '/api/casebook/imports',
      payload: { register: 'companies', fileName: 'w.csv', layout, rows: [{ line: 2, cells: ['Karim'] }] },
    }),
  },
  {
    route: 'POST /api/casebook/imports/:id/rows',
    request: async (test) => ({
      url: `/api/casebook/imports/${await importIn(test, 'RECEIVING')}/rows`,
      payload: { rows: [{ line: 3, cells: ['Salam'] }] },
    }),
  },
  {
    route: 'PUT /api/casebook/imports/:id/rows/:row',
    request: async (test) => {
      const batch = await importIn(test, 'CHECKED');
      const { id } = await test.db
        .selectFrom('importRow')
        .select('id')
        .where('batchId', '=', batch)
        .executeTakeFirstOrThrow();
      const decision = { parties: { companyName: 'make' }, existing: 'skip', values: { tin: '12' } };
      return { url: `/api/casebook/imports/${batch}/rows/${id}`, payload: { cells: ['Jabbar'], decision } };
    },
  },
  stepFrom('RECEIVING', 'check'),
  stepFrom('CHECKED', 'run'),
  stepFrom('RUNNING', 'cancel'),
  stepFrom('DONE', 'undo'),
];
