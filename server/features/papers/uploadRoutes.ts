import { z } from 'zod';
import { LINE } from '../../../domain/fields';
import { hasControls } from '../../../domain/texts';
import { LARGEST_UPLOAD } from '../../../domain/uploads';
import type { Db } from '../../platform/database/schema';
import { access } from '../../platform/http/access';
import { checked, type App, type Checker } from '../../platform/http/checking';
import { ApiError } from '../../platform/http/errors';
import { integer, objectAnswer, text, regularRoute } from '../../platform/http/responses';
import { once, writeOf } from '../../platform/writes/idempotency';
import { tooLarge, type Uploads } from './uploads';

const begun = checked(
  z.object({
    name: z
      .string({ error: 'notText' })
      .min(1, { error: 'fieldRequired' })
      .max(LINE, { error: 'tooLong' })
      .refine((name) => !hasControls(name), { error: 'notText' }),
    bytes: z.int({ error: 'notANumber' }).positive({ error: 'emptyFile' }),
  }),
);

const upload = checked(z.object({ id: z.string() }));

const place = checked(
  z.object({
    offset: z
      .string({ error: 'notANumber' })
      .regex(/^\d{1,15}$/, { error: 'notANumber' })
      .transform(Number),
  }),
);

const part: Checker<Buffer> = {
  parse(input) {
    if (input === undefined || input === null) return Buffer.alloc(0);
    if (!Buffer.isBuffer(input)) throw new ApiError(400, 'invalid');
    return input;
  },
  jsonSchema: { type: 'string', format: 'binary' },
};

const answer = objectAnswer({ id: text, offset: { ...integer, description: 'where the next part begins' } });

/** Files in parts of at most 1 MiB (docs/contract.md, "Uploads"). */
export async function uploadRoutes(app: App, { db, uploads }: { db: Db; uploads: Uploads }) {
  const url = '/api/casebook/papers/uploads';
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );

  app.post(
    url,
    regularRoute(access('papers', 'create'), 'Uploads: begin one', answer, { body: begun }),
    (request) => {
      const { name, bytes } = request.body;
      if (bytes > LARGEST_UPLOAD) throw tooLarge('bytes', LARGEST_UPLOAD);
      return once(db, writeOf(request), () => uploads.begin({ by: request.user.userId, name, bytes }));
    },
  );

  app.put(
    `${url}/:id`,
    regularRoute(access('papers', 'create'), 'Uploads: send a part', answer, {
      consumes: ['application/octet-stream'],
      params: upload,
      querystring: place,
      body: part,
    }),
    ({ params, query, body, user }) => uploads.add(params.id, user.userId, query.offset, body),
  );

  app.get(
    `${url}/:id`,
    regularRoute(access('papers', 'create'), 'Uploads: how far one has come', answer, { params: upload }),
    ({ params, user }) => uploads.progress(params.id, user.userId),
  );
}
