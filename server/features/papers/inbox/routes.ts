import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { z } from 'zod';
import { paperFields, sentPaperFields } from '../../../../domain/papers';
import { LARGEST_UPLOAD } from '../../../../domain/uploads';
import type { Config } from '../../../platform/config';
import type { Db, Trx } from '../../../platform/database/schema';
import { access, type SignedInUser } from '../../../platform/http/access';
import { checked, idParams, recordBody, type App } from '../../../platform/http/checking';
import { ApiError, notFound } from '../../../platform/http/errors';
import { idAnswer, objectAnswer, regularRoute } from '../../../platform/http/responses';
import { regularAnswer } from '../../../platform/resource/records';
import { readRoutes } from '../../../platform/resource/routes';
import { createRecord } from '../../../platform/resource/writes';
import { once, unlessAnswered, writeOf } from '../../../platform/writes/idempotency';
import { neverRun } from '../content';
import { createIntake } from '../intake';
import type { PaperReader } from '../reading/reader';
import { UnreadablePaper } from '../reading/task';
import { papers } from '../resource';
import { createPaperStore } from '../store';
import { papersFolder, type Uploads } from '../uploads';
import { addPaper } from '../writes';
import { createInbox } from './inbox';
import { scans, twinOf } from './resource';

interface Parts {
  db: Db;
  config: Config;
  uploads: Uploads;
  reader: PaperReader;
}

const { source: _source, fileVersion: _version, ...entered } = paperFields;
const attached = { ...entered, again: sentPaperFields.again };

const sent = checked(z.object({ uploadId: z.string({ error: 'fileRequired' }) }));
const setAside = checked(z.object({ aside: z.boolean({ error: 'invalid' }) }));
const number = z
  .string({ error: 'notANumber' })
  .regex(/^\d{0,5}$/, { error: 'notANumber' })
  .transform(Number)
  .optional();
const picture = checked(z.object({ page: number, width: number }));

const USUAL_WIDTH = 800;

/** The scan inbox: files of a folder that are put on case files one after another (docs/contract.md, "Scan inbox"). */
export async function scanRoutes(app: App, { db, config, uploads, reader }: Parts) {
  const inbox = createInbox({ db, config, reader });
  const intake = createIntake({
    store: createPaperStore(papersFolder(config)),
    uploads,
    clamd: config.clamd,
  });
  const url = '/api/casebook/scans';
  const write = access('scans', 'create');
  readRoutes(app, db, scans);

  app.post(
    url,
    regularRoute(write, 'Scan inbox: add an uploaded file', idAnswer, { body: sent }),
    (request) =>
      unlessAnswered(db, writeOf(request), async () => {
        const { uploadId } = request.body;
        const { name, file } = await uploads.whole(uploadId, request.user.userId, LARGEST_UPLOAD);
        const id = await inbox.takeIn(file, name, request.user.userId);
        const answer = await once(db, writeOf(request), async () => ({ id }));
        await uploads.drop(uploadId);
        return answer;
      }),
  );

  app.get(
    `${url}/state`,
    regularRoute(
      access('scans', 'read'),
      'Scan inbox: whether its folder can be read, and whether files are scanned for viruses',
      objectAnswer({ reachable: { type: 'boolean' }, scanned: { type: 'boolean' } }),
    ),
    async () => ({ reachable: await inbox.isReachable(), scanned: config.clamd !== undefined }),
  );

  app.get(
    `${url}/:id/content`,
    regularRoute(access('scans', 'read'), 'Scan inbox: the file as it came', undefined, { params: idParams }),
    async ({ params }, reply) => {
      const scan = await waiting(db, params.id);
      const handle = await open(inbox.fileOf(scan.fileName), constants.O_RDONLY | constants.O_NOFOLLOW).catch(
        (error: NodeJS.ErrnoException) => {
          throw error.code === 'ENOENT' ? notFound() : error;
        },
      );
      return neverRun(reply, scan).send(handle.createReadStream());
    },
  );

  app.get(
    `${url}/:id/picture`,
    regularRoute(access('scans', 'read'), 'Scan inbox: a page as a JPEG', undefined, {
      params: idParams,
      querystring: picture,
    }),
    async ({ params, query }, reply) => {
      const { fileName, type, sha256 } = await waiting(db, params.id);
      if (!type) throw notFound();
      try {
        const drawn = await reader.pictureOf(
          inbox.fileOf(fileName),
          type,
          query.page || 1,
          query.width || USUAL_WIDTH,
        );
        return await reply
          .headers({
            'content-type': 'image/jpeg',
            'cache-control': 'private, max-age=3600',
            etag: `"${sha256}"`,
          })
          .send(Buffer.from(drawn));
      } catch (error) {
        throw error instanceof UnreadablePaper ? notFound() : error;
      }
    },
  );

  app.post(
    `${url}/:id/attach`,
    regularRoute(write, 'Scan inbox: make a paper of a scan', regularAnswer(papers), {
      params: idParams,
      body: recordBody(attached, 'create'),
    }),
    (request) =>
      unlessAnswered(db, writeOf(request), async () => {
        const { id } = request.params;
        const { fileName, sha256 } = await waiting(db, id);
        const { again, ...values } = request.body.values;
        const scan = await intake
          .receive(inbox.fileOf(fileName), fileName)
          .catch((error: NodeJS.ErrnoException) => {
            throw error.code === 'ENOENT' ? notFound() : error;
          });
        if (scan.sha256 !== sha256) throw gone();
        const making = {
          ...papers,
          create: async (trx: Trx, _values: unknown, user: SignedInUser) => {
            await hold(trx, id);
            const paper = { ...values, source: 'SCAN' as const, fileVersion: 1 };
            const paperId = await addPaper(trx, { values: paper, scan, again: again === true }, user);
            await trx.updateTable('scan').set({ paperId }).where('id', '=', id).execute();
            return paperId;
          },
        };
        const paper = await createRecord(db, making, values, request.user, writeOf(request));
        // otherwise it is removed when the folder is looked through next
        await inbox
          .remove(id, fileName, request.user.userId)
          .catch((error: unknown) => request.log.warn({ err: error }));
        return paper;
      }),
  );

  app.post(
    `${url}/:id/aside`,
    regularRoute(write, 'Scan inbox: set a scan aside, or put it back', idAnswer, {
      params: idParams,
      body: setAside,
    }),
    (request) =>
      once(db, writeOf(request), async (trx) => {
        const { id } = request.params;
        await hold(trx, id);
        await trx.updateTable('scan').set(request.body).where('id', '=', id).execute();
        return { id };
      }),
  );

  app.post(
    `${url}/:id/remove`,
    regularRoute(write, 'Scan inbox: remove a scan whose bytes a paper has', idAnswer, { params: idParams }),
    async (request) => {
      const { id } = request.params;
      const removed = await once(db, writeOf(request), async (trx) => {
        const scan = await hold(trx, id);
        const twin = await twinOf(trx, scan, request.user);
        if (!twin) throw new ApiError(400, 'scanIsAlone');
        await trx.updateTable('scan').set({ paperId: twin.paperId }).where('id', '=', id).execute();
        return { id, fileName: scan.fileName };
      });
      await inbox
        .remove(id, removed.fileName, request.user.userId)
        .catch((error: unknown) => request.log.warn({ err: error }));
      return { id };
    },
  );
}

/** A scan that is not attached yet. @throws 404 */
async function waiting(db: Db, id: number) {
  const scan = await db
    .selectFrom('scan')
    .select(['fileName', 'type', 'sha256'])
    .where('id', '=', id)
    .where('paperId', 'is', null)
    .executeTakeFirst();
  if (!scan) throw notFound();
  return scan;
}

/** The same, locked. @throws 404, 409 if somebody has attached it meanwhile */
async function hold(trx: Trx, id: number) {
  const scan = await trx
    .selectFrom('scan')
    .select(['fileName', 'sha256', 'paperId'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!scan) throw notFound();
  if (scan.paperId !== null) throw gone();
  return scan;
}

/** 409: the scan is attached, or its file was changed. */
const gone = () => new ApiError(409, 'scanGone');
