import type { FastifyReply } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import { mediaTypes } from '../../../../domain/papers';
import type { OfficeNames } from '../../../platform/config';
import type { Db } from '../../../platform/database/schema';
import { access } from '../../../platform/http/access';
import { checked, idParams, idText, type App } from '../../../platform/http/checking';
import { attachment } from '../../../platform/http/attachment';
import { invalidField, notFound } from '../../../platform/http/errors';
import { regularRoutes } from '../../../platform/resource/routes';
import type { Uploads } from '../../papers/uploads';
import { figuresOfReturn } from '../routes';
import { fillForm } from './fill';
import { filledReadyFile, readyFile } from './ready/content';
import { storedForm, withUploads, type StoredForm } from './resource';
import { namesOfReturn, type FormValues } from './values';

interface Parts {
  db: Db;
  uploads: Uploads;
  names: () => Promise<OfficeNames>;
}

const ofReturn = checked(z.object({ return: idText }));

/** The office's own forms, and one filled with the figures of a return (docs/contract.md, "Return forms"). */
export async function returnFormRoutes(app: App, { db, uploads, names }: Parts) {
  regularRoutes(app, db, withUploads(uploads));
  const described = (summary: string) => ({ summary, tags: ['regular'], params: idParams });

  app.get(
    '/api/casebook/return-forms/:id/content',
    { config: access('return-forms', 'read'), schema: described('Return forms: the file with its names') },
    async ({ params }, reply) => {
      const form = await found(db, params.id);
      return sendFile(reply, form, form.fileName, form.content ?? (await readyFile(db, form.ready!)));
    },
  );

  app.get(
    '/api/casebook/return-forms/:id/filled',
    {
      config: access('return-forms', 'read'),
      schema: { ...described('Return forms: the file filled from a return'), querystring: ofReturn },
    },
    async ({ params, query }, reply) => {
      const form = await found(db, params.id);
      const values = await valuesOf(db, query.return, await names());
      if (!values) throw invalidField('return', 'unknownReference');
      const filled = form.content
        ? fillForm(form.content, namesOfReturn(values))
        : await filledReadyFile(db, form.ready!, values);
      return sendFile(reply, form, `${form.name} ${values.from.slice(0, 7)}.${form.type}`, filled);
    },
  );
}

async function found(db: Db, id: number): Promise<StoredForm> {
  const form = await storedForm(db, id);
  if (!form) throw notFound();
  return form;
}

/** What forms name of a return; null if there is none. */
async function valuesOf(
  db: Db,
  id: number,
  { organisation, organisationBn }: OfficeNames,
): Promise<FormValues | null> {
  const { rows } = await sql<Omit<FormValues, 'office' | 'figures'>>`
    select from_day as "from", to_day as "to", signed_by, memo, date from monthly_return where id = ${id}
  `.execute(db);
  const figures = rows[0] && (await figuresOfReturn(db, id));
  if (!figures) return null;
  return { ...rows[0]!, office: { name: organisation, nameBn: organisationBn ?? null }, figures };
}

const sendFile = (reply: FastifyReply, { type }: StoredForm, name: string, file: Uint8Array) =>
  reply
    .header('content-disposition', attachment(name, `form.${type}`))
    .type(mediaTypes[type])
    .send(Buffer.from(file));
