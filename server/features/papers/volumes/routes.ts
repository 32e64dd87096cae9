import { sql } from 'kysely';
import { z } from 'zod';
import { dayInDhaka } from '../../../../domain/dates';
import { MOST_AT_ONCE, movementFields, volumeFields } from '../../../../domain/volumes';
import type { Db, Trx } from '../../../platform/database/schema';
import { invalidField } from '../../../platform/http/errors';
import { access } from '../../../platform/http/access';
import { checked, dayText, idParams, valueOf, type App } from '../../../platform/http/checking';
import {
  dayOrNull,
  idAnswer,
  integer,
  listAnswer,
  objectAnswer,
  text,
  textOrNull,
  regularRoute,
} from '../../../platform/http/responses';
import { once, writeOf } from '../../../platform/writes/idempotency';
import { recordEvent } from '../../../platform/writes/events';
import { recordsOf, regularAnswer } from '../../../platform/resource/records';
import { regularRoutes } from '../../../platform/resource/routes';
import { hold } from '../../../platform/resource/writes';
import { LONGEST_CALL } from '../../../../domain/fileCalls';
import { filesNamed, placedFiles } from './numbers';
import { receiveMovements, sendVolumes, volumesOf, type KeptVolume } from './moving';
import { movements, volumes } from './volumes';

const { to, by, takenBy, purpose, dueBack } = movementFields;
const { place } = volumeFields;

const receipt = {
  on: dayText.optional().transform((day) => day ?? dayInDhaka()),
  at: valueOf(place).default(null),
};

const receiveBody = checked(z.object({ ...receipt, version: z.int({ error: 'notANumber' }).nullish() }));

const caseFilingIds = z
  .array(z.int({ error: 'notANumber' }), { error: 'invalid' })
  .min(1, { error: 'fieldRequired' })
  .max(MOST_AT_ONCE, { error: 'tooManyValues' });

const sendAllBody = checked(
  z.object({
    caseFilingIds,
    to: valueOf(to).transform((given) => given!), // never null, because it is required
    by: valueOf(by).default(null),
    takenBy: valueOf(takenBy).default(null),
    on: dayText.optional().transform((day) => day ?? dayInDhaka()),
    purpose: valueOf(purpose).default(null),
    dueBack: valueOf(dueBack).default(null),
  }),
);

const receiveAllBody = checked(z.object({ caseFilingIds, ...receipt }));

const keptAnswer = listAnswer(
  objectAnswer({ caseFilingId: integer, nothiNumber: text, no: integer, at: textOrNull, since: dayOrNull }),
);
const movedAnswer = objectAnswer({ moved: integer, kept: keptAnswer });

const namedBody = checked(
  z.object({
    text: z.string({ error: 'notText' }).max(LONGEST_CALL, { error: 'tooLong' }).optional(),
    ids: z
      .array(z.int({ error: 'notANumber' }))
      .max(MOST_AT_ONCE, { error: 'tooManyValues' })
      .optional(),
  }),
);

const namedAnswer = objectAnswer({
  files: listAnswer(
    objectAnswer({
      id: integer,
      nothiNumber: text,
      companyName: textOrNull,
      destroyedOn: dayOrNull,
      url: { ...text, description: 'the address of its label' },
      volumes: listAnswer(
        objectAnswer({ no: integer, at: textOrNull, atBn: textOrNull, isOut: { type: 'boolean' } }),
      ),
    }),
  ),
  unknown: listAnswer(text),
});

/** Where the paper files are (docs/contract.md, "Volumes"). */
export async function volumeRoutes(app: App, { db, publicUrl }: { db: Db; publicUrl?: string | undefined }) {
  regularRoutes(app, db, volumes);
  regularRoutes(app, db, movements);

  app.post(
    '/api/casebook/files/named',
    regularRoute(
      access('volumes', 'read'),
      'Find files by labels, numbers or ids: where they are, and their labels',
      namedAnswer,
      { body: namedBody },
    ),
    async ({ body: { text: asked, ids = [] }, protocol, host }) => {
      const named = asked ? await db.transaction().execute((trx) => filesNamed(trx, asked)) : [];
      const all = [...new Set([...ids, ...named.flatMap((each) => each.caseFilingIds)])];
      const files = await placedFiles(db, all.slice(0, MOST_AT_ONCE));
      const origin = publicUrl ?? `${protocol}://${host}`;
      return {
        files: files.map((file) => ({ ...file, url: `${origin}/f/${file.id}` })),
        unknown: named.filter((each) => !each.caseFilingIds.length).map((each) => each.text),
      };
    },
  );

  app.post(
    '/api/casebook/files/labelled',
    regularRoute(access('events', 'create'), 'Report that labels of files were printed', idAnswer, {
      body: checked(z.object({ caseFilingIds })),
    }),
    (request) => {
      const files = [...new Set(request.body.caseFilingIds)];
      const details = { caseFilingIds: files, count: files.length, caseFilingId: files[0] };
      return once(db, writeOf(request), async (trx) => {
        if ((await placedFiles(trx, files)).length < files.length)
          throw invalidField('caseFilingIds', 'filingGone');
        return {
          id: await recordEvent(trx, { kind: 'LABELS_PRINTED', byUser: request.user.userId, details }),
        };
      });
    },
  );

  app.post(
    '/api/casebook/movements/:id/receive',
    regularRoute(access('movements', 'edit'), 'Receive a volume', regularAnswer(movements), {
      params: idParams,
      body: receiveBody,
    }),
    (request) => {
      const { version = null, ...receipt } = request.body;
      const { id } = request.params;
      const { user } = request;
      return once(db, writeOf(request), async (trx) => {
        await hold(trx, movements, id, user, version);
        await receiveMovements(trx, [id], receipt, user.userId);
        return (await recordsOf(trx, movements, [id], user))[0];
      });
    },
  );

  app.post(
    '/api/casebook/movements/send',
    regularRoute(access('movements', 'create'), 'Send all volumes of files that are not out', movedAnswer, {
      body: sendAllBody,
    }),
    (request) => {
      const { caseFilingIds: files, ...sending } = request.body;
      const { userId } = request.user;
      return once(db, writeOf(request), async (trx) => {
        const ids = await volumesOf(trx, files, userId);
        const { sent, kept } = await sendVolumes(trx, ids, sending, userId);
        return { moved: sent.length, kept };
      });
    },
  );

  app.post(
    '/api/casebook/movements/receive',
    regularRoute(access('movements', 'edit'), 'Receive all volumes of files that are out', movedAnswer, {
      body: receiveAllBody,
    }),
    (request) => {
      const { caseFilingIds: files, ...receipt } = request.body;
      const { userId } = request.user;
      return once(db, writeOf(request), async (trx) => {
        const ids = await openMovementsOf(trx, files);
        await receiveMovements(trx, ids, receipt, userId);
        return { moved: ids.length, kept: await withoutMovement(trx, files, ids) };
      });
    },
  );
}

async function openMovementsOf(trx: Trx, files: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from movement where case_filing_id = any(${files}::bigint[]) and received_on is null
    order by volume_id for no key update
  `.execute(trx);
  return rows.map(({ id }) => id);
}

/** The files of which nothing was out, by their first volume. */
async function withoutMovement(
  trx: Trx,
  files: readonly number[],
  received: readonly number[],
): Promise<KeptVolume[]> {
  const { rows } = await sql<KeptVolume>`
    select f.id as case_filing_id, f.nothi_number, coalesce(v.no, 1) as no, coalesce(d.name, v.place) as at, null as since
    from case_filing f
    left join lateral (select * from volume where case_filing_id = f.id order by no limit 1) v on true
    left join desk d on d.id = v.desk
    where f.id = any(${files}::bigint[])
      and not exists (select from movement m where m.case_filing_id = f.id and m.id = any(${received}::bigint[]))
    order by f.id
  `.execute(trx);
  return rows;
}
