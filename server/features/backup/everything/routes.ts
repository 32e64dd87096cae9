import { PassThrough } from 'node:stream';
import { z } from 'zod';
import { dayInDhaka } from '../../../../domain/dates';
import type { Config } from '../../../platform/config';
import type { Connection } from '../../../platform/database/connect';
import type { Db } from '../../../platform/database/schema';
import { inTransaction } from '../../../platform/database/transaction';
import { access } from '../../../platform/http/access';
import { attachment } from '../../../platform/http/attachment';
import { checked, type App, unlessEmpty } from '../../../platform/http/checking';
import { ApiError } from '../../../platform/http/errors';
import { recordEvent } from '../../../platform/writes/events';
import { papersFolder } from '../../papers/uploads';
import type { Words } from './words';
import { writeEverything } from './write';
import { casebookRoute } from '../../../platform/http/responses';

interface Parts {
  db: Db;
  config: Config;
  /** A connection of its own for each export, which may take hours. */
  connection: Connection;
  loadWords: () => Promise<Words>;
}

/** The whole register as one zip (docs/contract.md, "Backups"). One at a time, since it keeps a processor busy. */
export async function everythingRoutes(app: App, { db, config, connection, loadWords }: Parts) {
  let running: PassThrough | undefined;
  app.addHook('preClose', async () => void running?.destroy());
  app.get(
    '/api/casebook/everything',
    casebookRoute(
      access('everything', 'read'),
      'The whole register as one zip: its tables, papers and history',
      undefined,
      { querystring: checked(z.object({ language: unlessEmpty(z.enum(['en', 'bn']).default('en')) })) },
    ),
    async (request, reply) => {
      if (running) throw new ApiError(409, 'exportRunning');
      const to = (running = new PassThrough());
      to.once('close', () => (running = undefined));
      try {
        const words = await loadWords();
        await recordTaking(db, request.user.userId, request.id);
        const onBegin = (estimate: number) =>
          void reply
            .headers({
              'content-type': 'application/zip',
              'content-disposition': attachment(`casebook-${dayInDhaka()}.zip`, 'casebook.zip'),
              'casebook-estimate': estimate,
            })
            .send(to);
        const { language } = request.query;
        await writeEverything({ connection, papers: papersFolder(config), words, language, to, onBegin });
      } catch (error) {
        // whoever has a part of the zip must not take it for the whole
        to.destroy();
        if (!reply.sent) throw error;
        request.log.warn({ err: error }, 'the export of the whole register broke off');
      }
      return reply;
    },
  );
}

/** Keeps in the history that somebody takes the whole register; null: whoever runs the server. */
export const recordTaking = (db: Db, userId: number | null, requestId?: string) =>
  inTransaction(db, { by: userId, requestId }, (trx) =>
    recordEvent(trx, { kind: 'EVERYTHING_TAKEN', byUser: userId }),
  );
