import { dayInDhaka, plusDays } from '../../../domain/dates';
import type { ImportState } from '../../../domain/imports';
import { pdfOf } from '../../support/paperFiles';
import type { TestApp } from '../../support/signInAs';
import { programWrites } from './programWrites';
import { retentionWrites } from './retentionWrites';
import { added, filingIn, proceedingIn, writesOf, type Me, type WriteCase } from './requests';
import { packed, workbookParts } from '../returns/forms/builtForms';
import { isLong } from '../../support/long';
import { hasStandIn } from '../../support/standIns';
import { guaranteeSteps, moneyCollections, returnWrites } from './moneyWrites';
import { registerWrites } from './registerWrites';

let made = 0;

const date = dayInDhaka(new Date(Date.now() + 86_400_000));

/** Adds a hearing tomorrow to the adjudication of a new filing. */
const hearingIn = async (test: TestApp) =>
  added<{ id: number; proceedingId: number }>(test, '/api/casebook/hearings', {
    proceedingId: await proceedingIn(test),
    date,
  });

const moveOf = async (test: TestApp) => ({
  ids: [(await hearingIn(test)).id],
  set: { court: 'Bench 2' },
});

const hearings = writesOf({
  'POST /api/casebook/hearings': async (test) => {
    const { proceedingId } = await hearingIn(test);
    return { payload: { proceedingId, date } };
  },
  'PUT /api/casebook/hearings/:id': async (test) => {
    const { id, proceedingId } = await hearingIn(test);
    return { id, payload: { proceedingId, date, itemNo: '12', version: 1 } };
  },
  'DELETE /api/casebook/hearings/:id': async (test) => ({ id: (await hearingIn(test)).id }),
  'POST /api/casebook/hearings/:id/result': async (test) => ({
    id: (await hearingIn(test)).id,
    payload: { result: null, resultNote: 'In list' },
  }),
  'POST /api/casebook/hearings/match/apply': async (test) => {
    const { proceedingId } = await hearingIn(test);
    return { payload: { items: [{ proceedingId, date, court: 'Bench 2', itemNo: '12' }] } };
  },
  'POST /api/casebook/hearings/move': async (test) => ({ payload: await moveOf(test) }),
  'POST /api/casebook/hearings/move/:id/undo': async (test, me) => {
    const move = await moveOf(test);
    const { batch } = await added<{ batch: number }>(test, '/api/casebook/hearings/move', move, me);
    return { id: batch };
  },
});

const byHand = { name: 'Comply with the order', byCount: '2026-12-20' };
const limitIn = async (test: TestApp) =>
  added<{ id: number; proceedingId: number }>(test, '/api/casebook/limits', {
    proceedingId: await proceedingIn(test),
    ...byHand,
  });

const rule = () => ({ code: `CODE-${++made}`, name: 'Objection', trigger: 'ISSUE', n: 10, unit: 'DAYS' });
const ruleIn = async (test: TestApp) => (await added(test, '/api/casebook/limitation-rules', rule())).id;

const limits = writesOf({
  'POST /api/casebook/limits': async (test) => ({
    payload: { proceedingId: await proceedingIn(test), ...byHand },
  }),
  'PUT /api/casebook/limits/:id': async (test) => {
    const { id, proceedingId } = await limitIn(test);
    return { id, payload: { proceedingId, ...byHand, doneMemo: 'Memo 12', version: 1 } };
  },
  'DELETE /api/casebook/limits/:id': async (test) => ({ id: (await limitIn(test)).id }),
  'POST /api/casebook/limitation-rules': () => ({ payload: rule() }),
  'PUT /api/casebook/limitation-rules/:id': async (test) => ({
    id: await ruleIn(test),
    payload: { ...rule(), note: 'By the Board', version: 1 },
  }),
  'DELETE /api/casebook/limitation-rules/:id': async (test) => ({ id: await ruleIn(test) }),
});

/** A different closed day of the office’s calendar for each request, so that none collide. */
const closedDay = () => {
  const day = plusDays('2026-01-01', ++made);
  return { calendarId: 1, from: day, to: day, name: 'Flood', kind: 'EXECUTIVE' };
};
const desk = () => ({ name: `Desk ${++made}` });
const step = async (test: TestApp) => ({
  caseFilingId: await filingIn(test),
  desk: 5,
  in: '2026-02-01',
  out: '2026-02-10',
});

const movement = async (test: TestApp) => ({
  caseFilingId: await filingIn(test),
  to: 'Rack 4',
  on: '2026-02-01',
});
const called = async (test: TestApp) =>
  added<{ id: number; known: { id: number }[] }>(test, '/api/casebook/files/called', {
    name: 'Bench 3',
    text: `/f/${await filingIn(test)}`,
  });
const moved = async (test: TestApp) =>
  added<{ id: number; volumeId: number; caseFilingId: number }>(
    test,
    '/api/casebook/movements',
    await movement(test),
  );

const collections: [name: string, make: (test: TestApp) => Promise<object> | object, change: object][] = [
  ['/api/casebook/closed-days', closedDay, { name: 'Storm' }],
  ['/api/casebook/desks', desk, { active: false }],
  ['/api/casebook/loss-reasons', desk, { position: 4 }],
  ['/api/casebook/retention-rules', () => ({ name: `Rule ${++made}`, class: 'B' }), { years: 12 }],
  ['/api/casebook/paper-kinds', desk, { position: 4 }],
  ['/api/casebook/steps', step, { holder: 'Member' }],
  [
    '/api/casebook/volumes',
    async (test) => ({ caseFilingId: await filingIn(test), no: 1 }),
    { place: 'Rack 5' },
  ],
  ...moneyCollections,
];

const calendars = [
  ...guaranteeSteps,
  ...returnWrites,
  ...retentionWrites,
  ...programWrites,
  ...writesOf({
    'PUT /api/casebook/calendars/:id': () => ({
      id: 1,
      payload: { name: `Office ${++made}`, daysOff: 'FRIDAY_SATURDAY' },
    }),
    'POST /api/casebook/closed-days/many': () => {
      const { calendarId: _one, ...day } = closedDay();
      return { payload: { calendarIds: [1, 2], days: [day] } };
    },
    'POST /api/casebook/files/called': () => ({ payload: { name: `Bench ${++made}`, text: 'S-1/1999' } }),
    'PUT /api/casebook/file-calls/:id': async (test) => ({
      id: (await called(test)).id,
      payload: { name: `Bench ${++made}`, version: 1 },
    }),
    'PUT /api/casebook/file-call-rows/:id': async (test) => ({
      id: (await called(test)).known[0]!.id,
      payload: { state: 'FOUND', version: 1 },
    }),
    'POST /api/casebook/movements': async (test) => ({ payload: await movement(test) }),
    'PUT /api/casebook/movements/:id': async (test) => {
      const { id, volumeId } = await moved(test);
      return { id, payload: { ...(await movement(test)), volumeId, purpose: 'Hearing', version: 1 } };
    },
    'DELETE /api/casebook/movements/:id': async (test) => ({ id: (await moved(test)).id }),
    'POST /api/casebook/movements/:id/receive': async (test) => ({
      id: (await moved(test)).id,
      payload: { at: 'Rack 6' },
    }),
    'POST /api/casebook/movements/send': async (test) => ({
      payload: { caseFilingIds: [await filingIn(test)], to: 'Rack 7' },
    }),
    'POST /api/casebook/movements/receive': async (test) => ({
      payload: { caseFilingIds: [(await moved(test)).caseFilingId] },
    }),
    'POST /api/casebook/desks/:id/merge': async (test) => ({
      id: (await added(test, '/api/casebook/desks', desk())).id,
      payload: { into: 5 },
    }),
    'POST /api/casebook/paper-kinds/:id/merge': async (test) => ({
      id: (await added(test, '/api/casebook/paper-kinds', desk())).id,
      payload: { into: 15 },
    }),
    'POST /api/casebook/loss-reasons/:id/merge': async (test) => ({
      id: (await added(test, '/api/casebook/loss-reasons', desk())).id,
      payload: { into: 12 },
    }),
  }),
  ...collections.flatMap(([collection, make, change]) =>
    writesOf({
      [`POST ${collection}`]: async (test) => ({ payload: await make(test) }),
      [`PUT ${collection}/:id`]: async (test) => {
        const values = await make(test);
        const { id } = await added(test, collection, values);
        return { id, payload: { ...values, ...change, version: 1 } };
      },
      [`DELETE ${collection}/:id`]: async (test) => ({
        id: (await added(test, collection, await make(test))).id,
      }),
    }),
  ),
];

const noteOf = async (test: TestApp, me: Me, text = 'Papers asked for') => {
  const note = { caseFilingId: await filingIn(test), text };
  return added<{ id: number; caseFilingId: number }>(test, '/api/casebook/notes', note, me);
};

const files = writesOf({
  'POST /api/casebook/notes': async (test) => ({
    payload: { caseFilingId: await filingIn(test), text: 'Papers asked for' },
  }),
  'PUT /api/casebook/notes/:id': async (test, me) => {
    const { id, caseFilingId } = await noteOf(test, me);
    return { id, payload: { caseFilingId, text: 'Papers came', version: 1 } };
  },
  'POST /api/casebook/notes/:id/done': async (test, me) => ({
    id: (await noteOf(test, me, `Seen, @${me.userName}`)).id,
  }),
  'DELETE /api/casebook/notes/:id': async (test, me) => ({ id: (await noteOf(test, me)).id }),
  'POST /api/casebook/follows': async (test) => ({ payload: { caseFilingId: await filingIn(test) } }),
  'DELETE /api/casebook/follows/:id': async (test, me) => {
    const caseFilingId = await filingIn(test);
    await test.db.insertInto('follow').values({ userId: me.id, caseFilingId }).execute();
    return { id: caseFilingId };
  },
});

const layout = { columns: [{ column: 0, field: 'companyName' }], existing: 'skip', parties: 'make' };
const sheet = (name: string) => ({
  register: 'companies',
  fileName: 'w.csv',
  layout,
  rows: [{ line: 2, cells: [name] }],
});

/** Adds an import of one row that is ready, and sets the import’s state. */
async function importIn(test: TestApp, state: ImportState) {
  const { id } = await added(test, '/api/casebook/imports', sheet('Rahim'));
  await test.db.updateTable('importBatch').set({ state }).where('id', '=', id).execute();
  const { id: row } = await test.db
    .updateTable('importRow')
    .set({ state: 'ready' })
    .where('batchId', '=', id)
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, row };
}

const imports = writesOf({
  'POST /api/casebook/imports': () => ({ payload: sheet('Karim') }),
  'POST /api/casebook/imports/:id/rows': async (test) => ({
    ...(await importIn(test, 'RECEIVING')),
    payload: { rows: [{ line: 3, cells: ['Salam'] }] },
  }),
  'PUT /api/casebook/imports/:id/rows/:row': async (test) => {
    const decision = { parties: { companyName: 'make' }, existing: 'skip', values: { tin: '12' } };
    return { ...(await importIn(test, 'CHECKED')), payload: { cells: ['Jabbar'], decision } };
  },
  'POST /api/casebook/imports/:id/check': (test) => importIn(test, 'RECEIVING'),
  'POST /api/casebook/imports/:id/run': (test) => importIn(test, 'CHECKED'),
  'POST /api/casebook/imports/:id/cancel': (test) => importIn(test, 'RUNNING'),
  'POST /api/casebook/imports/:id/undo': (test) => importIn(test, 'DONE'),
});

/** Uploads a file whole, as the user who will add it. */
async function uploadIn(test: TestApp, me: Me, file: Uint8Array = packed(workbookParts('', ''))) {
  const uploads = '/api/casebook/papers/uploads';
  const { id } = await added(test, uploads, { name: 'form.xlsx', bytes: file.length }, me);
  await test.app.inject({
    method: 'PUT',
    url: `${uploads}/${id}?offset=0`,
    headers: { ...me.bearer, 'content-type': 'application/octet-stream' },
    payload: Buffer.from(file),
  });
  return id;
}

const form = async (test: TestApp, me: Me) => ({
  name: `Form ${++made}`,
  uploadId: await uploadIn(test, me),
});
const formIn = async (test: TestApp, me: Me) =>
  (await added(test, '/api/casebook/return-forms', await form(test, me), me)).id;

const paper = async (test: TestApp, me: Me) => ({
  caseFilingId: await filingIn(test),
  kind: 4,
  uploadId: await uploadIn(test, me, pdfOf(`Paper ${++made}`)),
});
const paperIn = async (test: TestApp, me: Me) =>
  (await added(test, '/api/casebook/papers', await paper(test, me), me)).id;

const scanIn = async (test: TestApp, me: Me, content = pdfOf(`Scan ${++made}`)) =>
  (await added(test, '/api/casebook/scans', { uploadId: await uploadIn(test, me, content) }, me)).id;

const papers = writesOf({
  'POST /api/casebook/scans': async (test, me) => ({
    payload: { uploadId: await uploadIn(test, me, pdfOf(`Scan ${++made}`)) },
  }),
  'POST /api/casebook/scans/:id/attach': async (test, me) => ({
    id: await scanIn(test, me),
    payload: { caseFilingId: await filingIn(test), kind: 4 },
  }),
  'POST /api/casebook/scans/:id/aside': async (test, me) => ({
    id: await scanIn(test, me),
    payload: { aside: true },
  }),
  'POST /api/casebook/scans/:id/remove': async (test, me) => {
    const content = pdfOf(`Twin ${++made}`);
    const uploadId = await uploadIn(test, me, content);
    await added(test, '/api/casebook/papers', { caseFilingId: await filingIn(test), kind: 4, uploadId }, me);
    return { id: await scanIn(test, me, content), payload: {} };
  },
  'POST /api/casebook/papers': async (test, me) => ({ payload: await paper(test, me) }),
  'PUT /api/casebook/papers/:id': async (test, me) => ({
    id: await paperIn(test, me),
    payload: { ...(await paper(test, me)), version: 1 },
  }),
  'DELETE /api/casebook/papers/:id': async (test, me) => ({ id: await paperIn(test, me) }),
  'POST /api/casebook/papers/uploads': () => ({ payload: { name: 'form.xlsx', bytes: 12 } }),
  'POST /api/casebook/return-forms': async (test, me) => ({ payload: await form(test, me) }),
  'PUT /api/casebook/return-forms/:id': async (test, me) => ({
    id: await formIn(test, me),
    payload: { name: `Form ${++made}`, version: 1 },
  }),
  'DELETE /api/casebook/return-forms/:id': async (test, me) => ({ id: await formIn(test, me) }),
});

/** The writes of hearings, time limits, calendars, desks, notes, follows and imports. */
const fileWrites = [...hearings, ...limits, ...calendars, ...files, ...imports, ...papers];

/** Every write route of the API with a request for it. */
export const everyWrite: WriteCase[] = [...registerWrites, ...fileWrites];

const METHODS = ['POST', 'PUT', 'PATCH', 'DELETE'] as const;

export const methodOf = ({ route }: WriteCase) => METHODS.find((method) => route.startsWith(`${method} `))!;

/** Every fourth write, for tests of code that all writes share; the long run takes all of them. */
export const someWrites = isLong ? everyWrite : everyWrite.filter((_, place) => place % 4 === 0);

/** The writes that no other write represents, for tests of code that differs by register. */
export const unlikeWrites = everyWrite.filter(({ route }) => !hasStandIn(route));
