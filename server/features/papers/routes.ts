import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Fields, Values } from '../../../domain/fields';
import { isRecord } from '../../../domain/isRecord';
import { paperFields, paperKindCodes, sentPaperFields, type PaperKindCode } from '../../../domain/papers';
import type { Mode } from '../../../domain/validation';
import type { Db, Trx } from '../../platform/database/schema';
import { access } from '../../platform/http/access';
import {
  checked,
  idParams,
  idText,
  recordBody,
  type App,
  type Checker,
  unlessEmpty,
} from '../../platform/http/checking';
import { idAnswer, regularRoute } from '../../platform/http/responses';
import { regularAnswer } from '../../platform/resource/records';
import type { RegularResource } from '../../platform/resource/resource';
import { readRoutes } from '../../platform/resource/routes';
import { createRecord, removeRecord, saveRecord } from '../../platform/resource/writes';
import { unlessAnswered, writeOf } from '../../platform/writes/idempotency';
import { seenScan, sendContent, sendPicture } from './content';
import { createIntake } from './intake';
import { papers } from './resource';
import type { PaperReader } from './reading/reader';
import { WIDEST_PICTURE } from './reading/task';
import { createPaperStore } from './store';
import { uploadRoutes } from './uploadRoutes';
import type { Uploads } from './uploads';
import { addPaper, savePaper, type Scan } from './writes';

interface Parts {
  db: Db;
  /** The folder of papers. */
  folder: string;
  uploads: Uploads;
  reader: PaperReader;
  clamd: string | undefined;
}

const version = unlessEmpty(idText.optional());
const ofScan = checked(z.object({ version }));

const within = (most: number) =>
  idText.pipe(z.number().min(1, { error: 'notANumber' }).max(most, { error: 'notANumber' }));

const ofPicture = checked(
  z.object({
    version,
    page: unlessEmpty(within(100_000).default(1)),
    width: unlessEmpty(within(WIDEST_PICTURE).default(WIDEST_PICTURE)),
  }),
);

/** Papers of files, and the uploads that bring them (docs/contract.md, "Papers"). */
export async function paperRoutes(app: App, { db, folder, uploads, reader, clamd }: Parts) {
  const store = createPaperStore(folder);
  const intake = createIntake({ store, uploads, clamd });
  const url = '/api/casebook/papers';
  const answer = regularAnswer(papers);
  await uploadRoutes(app, { db, uploads });
  readRoutes(app, db, papers);

  /** Stores the file that a body names before its row is written. A repeated request gets its first answer instead. */
  const storing = <T>(request: FastifyRequest, { sent }: Body, work: (scan: Scan | null) => Promise<T>) =>
    unlessAnswered(db, writeOf(request), async () => {
      const { uploadId } = sent;
      if (!uploadId) return work(null);
      const done = await work(await intake.receiveUpload(uploadId, request.user.userId));
      await uploads.drop(uploadId);
      return done;
    });

  app.post(
    url,
    regularRoute(access('papers', 'create'), 'Papers: add one', answer, { body: paperBody('create') }),
    (request) =>
      storing(request, request.body, (scan) =>
        createRecord(db, writing(request.body, scan), request.body.values, request.user, writeOf(request)),
      ),
  );

  app.put(
    `${url}/:id`,
    regularRoute(access('papers', 'edit'), 'Papers: replace one, or add its next scan', answer, {
      params: idParams,
      body: paperBody('edit'),
    }),
    (request) => {
      const { body, params, user } = request;
      const edit = { version: body.version, ...writeOf(request) };
      return storing(request, body, (scan) =>
        saveRecord(db, writing(body, scan), params.id, body.values, user, edit),
      );
    },
  );

  app.delete(
    `${url}/:id`,
    regularRoute(access('papers', 'delete'), 'Papers: delete one', idAnswer, { params: idParams }),
    (request) => removeRecord(db, papers, request.params.id, request.user, writeOf(request)),
  );

  app.get(
    `${url}/:id/content`,
    regularRoute(
      access('papers', 'read'),
      'Papers: the file as it came, or a range of its bytes',
      undefined,
      { params: idParams, querystring: ofScan },
    ),
    async (request, reply) => {
      const scan = await seenScan(db, { ...request.params, ...request.query }, request.user);
      return sendContent(db, store, { request, reply, scan });
    },
  );

  app.get(
    `${url}/:id/picture`,
    regularRoute(access('papers', 'read'), 'Papers: a page as a JPEG, drawn anew', undefined, {
      params: idParams,
      querystring: ofPicture,
    }),
    async ({ params, query: { version, page, width }, user }, reply) => {
      const scan = await seenScan(db, { ...params, version }, user);
      return sendPicture(reply, () => reader.pictureOf(store.fileOf(scan.sha256), scan.type, page, width));
    },
  );
}

interface Body {
  values: Values<typeof paperFields>;
  version: number | null;
  sent: Values<typeof sentPaperFields>;
  /** The kind, if its code was sent in place of its id. */
  code: PaperKindCode | null;
}

/** The body of a paper, whose kind may be named by its code. */
function paperBody(mode: Mode): Checker<Body> {
  const checker = recordBody<Fields>({ ...paperFields, ...sentPaperFields }, mode);
  return {
    jsonSchema: checker.jsonSchema,
    parse(body) {
      const code = (isRecord(body) && paperKindCodes.find((each) => each === body.kind)) || null;
      const { values, version } = checker.parse(code ? { ...(body as object), kind: 1 } : body);
      const { uploadId, again, ...own } = values as Body['values'] & Body['sent'];
      return { values: own, version, sent: { uploadId, again }, code };
    },
  };
}

/** The resource that writes what a body says, with a new scan if there is one. */
function writing({ sent, code }: Body, scan: Scan | null): RegularResource {
  const write = async (trx: Trx, values: Values<Fields>) => ({
    values: { ...(values as Body['values']), ...(code && { kind: await kindWith(trx, code) }) },
    again: sent.again === true,
  });
  return {
    ...papers,
    create: async (trx, values, user) => addPaper(trx, { ...(await write(trx, values)), scan: scan! }, user),
    save: async (trx, id, values, user) => savePaper(trx, id, { ...(await write(trx, values)), scan }, user),
  };
}

/** The kind with this code; null if an administrator has deleted it. */
async function kindWith(trx: Trx, code: PaperKindCode): Promise<number | null> {
  const kind = await trx.selectFrom('paperKind').select('id').where('code', '=', code).executeTakeFirst();
  return kind?.id ?? null;
}
