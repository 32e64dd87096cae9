import { sql } from 'kysely';
import { z } from 'zod';
import { LINE } from '../../../domain/fields';
import {
  existingRules,
  importRegister,
  importRegisters,
  LONGEST_CELL,
  MOST_CELLS,
  MOST_COLUMNS,
  MOST_ROWS,
  partyRules,
  readings,
  type SentRow,
} from '../../../domain/imports';
import type { Db, Trx } from '../../platform/database/schema';
import { access, type SignedInUser } from '../../platform/http/access';
import { checked, idParams, idText, type App } from '../../platform/http/checking';
import { ApiError, invalidField } from '../../platform/http/errors';
import { writeOf, once } from '../../platform/writes/idempotency';
import { lockBatch, movedOn, takeStep, type Step } from './batches';
import { editRow } from './editing';
import { recordsOf, regularAnswer } from '../../platform/resource/records';
import { listRoute, readRoutes } from '../../platform/resource/routes';
import { importRows, imports } from './resource';
import { routeUnder } from '../../platform/http/responses';

const names = importRegisters.map(({ name }) => name);

/** PostgreSQL's JSON takes neither NUL nor half of a surrogate pair. */
const sheetText = (most: number) =>
  z
    .string({ error: 'notText' })
    .max(most, { error: 'tooLong' })
    .transform((text) => text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\uFFFD'));
const cellText = sheetText(LONGEST_CELL);
const cell = z.union([cellText, z.number(), z.boolean(), z.null()], { error: 'notText' });
const cells = z.array(cell, { error: 'invalid' }).max(MOST_COLUMNS, { error: 'tooManyValues' });
const place = z.int({ error: 'notANumber' }).nonnegative({ error: 'notANumber' });
const column = place.max(MOST_COLUMNS - 1, { error: 'notANumber' });
const line = place.max(2_147_483_647, { error: 'notANumber' });
const rowsShape = z
  .array(z.object({ line, cells }), { error: 'fieldRequired' })
  .max(MOST_ROWS, { error: 'tooLarge' });

const layoutShape = z.object(
  {
    columns: z.array(
      z.object({
        column,
        field: z.string({ error: 'fieldRequired' }),
        reading: z.enum(readings, { error: 'notAChoice' }).optional(),
      }),
      { error: 'fieldRequired' },
    ),
    headings: z
      .array(sheetText(LINE), { error: 'invalid' })
      .max(MOST_COLUMNS, { error: 'tooManyValues' })
      .optional(),
    values: z.record(z.string(), cell).optional(),
    existing: z.enum(existingRules, { error: 'notAChoice' }),
    parties: z.enum(partyRules, { error: 'notAChoice' }),
  },
  { error: 'fieldRequired' },
);

const importShape = z.object({
  register: z.enum(names, { error: 'notAChoice' }),
  fileName: z
    .string({ error: 'fieldRequired' })
    .min(1, { error: 'fieldRequired' })
    .max(LINE, { error: 'tooLong' }),
  layout: layoutShape,
  rows: rowsShape.default([]),
});

const partShape = z.object({ rows: rowsShape });

const editShape = z.object({
  cells: cells.optional(),
  mended: z
    .array(z.object({ column, cell }), { error: 'invalid' })
    .max(MOST_COLUMNS, { error: 'tooManyValues' })
    .optional(),
  decision: z
    .object({
      parties: z.record(z.string(), z.union([place, z.literal('make')], { error: 'notAChoice' })).optional(),
      existing: z.enum(existingRules, { error: 'notAChoice' }).optional(),
      values: z.record(z.string(), cell).optional(),
    })
    .optional(),
  proposed: z.boolean({ error: 'notYesOrNo' }).optional(),
  all: z.boolean({ error: 'notYesOrNo' }).default(false),
});

const rowParams = checked(z.object({ id: idText, row: idText }));

const STEPS: Record<Step, string> = {
  check: 'Check every row; a job does it',
  run: 'Bring the ready rows in; a job does it',
  cancel: 'Stop where it is',
  undo: 'Take back what it has brought in; a job does it',
};

/** Imports of spreadsheets into registers (docs/contract.md, "Imports"). */
export async function importRoutes(app: App, { db }: { db: Db }) {
  readRoutes(app, db, imports);
  listRoute(app, db, importRows, {
    url: '/api/casebook/imports/:id/rows',
    within: { filter: 'importId', parent: imports },
  });
  const route = routeUnder('regular', 'Imports: ');

  app.post(
    '/api/casebook/imports',
    route(
      { ...access('imports', 'create'), mostValues: MOST_CELLS },
      'begin one, with its first rows',
      regularAnswer(imports),
      { body: checked(importShape) },
    ),
    (request) => {
      const { register, fileName, layout, rows } = request.body;
      refuseUnknownFields(register, layout);
      return once(db, writeOf(request), async (trx) => {
        const { id } = await trx
          .insertInto('importBatch')
          .values({
            register,
            fileName: fileName.replaceAll('\0', ''),
            layout: JSON.stringify(layout),
            byUser: request.user.userId,
            changedBy: request.user.userId,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        await receive(trx, id, rows);
        return stored(trx, id, request.user);
      });
    },
  );

  app.post(
    '/api/casebook/imports/:id/rows',
    route(
      { ...access('imports', 'create'), mostValues: MOST_CELLS },
      'further rows',
      regularAnswer(imports),
      { params: idParams, body: checked(partShape) },
    ),
    (request) => {
      const { id } = request.params;
      return once(db, writeOf(request), async (trx) => {
        const batch = await lockBatch(trx, id);
        if (batch.state !== 'RECEIVING') throw await movedOn(trx, batch);
        await receive(trx, id, request.body.rows);
        return stored(trx, id, request.user);
      });
    },
  );

  app.put(
    '/api/casebook/imports/:id/rows/:row',
    route(access('imports', 'run'), 'mend a row or decide about it', regularAnswer(importRows), {
      params: rowParams,
      body: checked(editShape),
    }),
    (request) => {
      const { id, row } = request.params;
      return once(db, writeOf(request), async (trx) => {
        await editRow(trx, id, row, request.body, request.user.userId);
        return (await recordsOf(trx, importRows, [row], request.user))[0]!;
      });
    },
  );

  for (const [step, summary] of Object.entries(STEPS) as [Step, string][]) {
    app.post(
      `/api/casebook/imports/:id/${step}`,
      route(access('imports', 'run'), summary, regularAnswer(imports), { params: idParams }),
      (request) => {
        const { id } = request.params;
        return once(db, writeOf(request), async (trx) => {
          await takeStep(trx, id, step, request.user.userId);
          return stored(trx, id, request.user);
        });
      },
    );
  }
}

const stored = async (trx: Trx, id: number, user: SignedInUser) =>
  (await recordsOf(trx, imports, [id], user))[0]!;

function refuseUnknownFields(register: string, { columns, values = {} }: z.infer<typeof layoutShape>): void {
  const named = [...columns.map(({ field }) => field), ...Object.keys(values)];
  const known = importRegister(register)!.columns;
  if (named.some((field) => !Object.hasOwn(known, field))) throw invalidField('layout', 'notAChoice');
  const mapped = columns.map(({ field }) => field);
  if (new Set(mapped).size < mapped.length) throw invalidField('layout', 'notAChoice');
}

/** Adds rows; a line that was sent already is replaced. @throws 413 for more rows than one import takes. */
async function receive(trx: Trx, id: number, rows: SentRow[]): Promise<void> {
  const given = [...new Map(rows.map((row) => [row.line, row])).values()];
  await sql`
    insert into import_row (batch_id, line, cells)
    select ${id}, line, cells from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g (line int, cells jsonb)
    on conflict on constraint import_row_line do update set cells = excluded.cells
  `.execute(trx);
  const { total } = await lockBatch(trx, id);
  if (total > MOST_ROWS) throw new ApiError(413, 'tooLarge');
}
