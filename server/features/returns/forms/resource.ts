import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Fields, Values } from '../../../../domain/fields';
import {
  formTypes,
  readyForms,
  returnFormFields,
  type FormType,
  type ReadyForm,
} from '../../../../domain/returns/forms';
import { LARGEST_FORM } from '../../../../domain/uploads';
import { fieldError } from '../../../../domain/validation';
import type { Db, Trx } from '../../../platform/database/schema';
import type { SignedInUser } from '../../../platform/http/access';
import { invalid } from '../../../platform/http/errors';
import { instant, integerOrNull, text } from '../../../platform/http/responses';
import { containing, oneOf } from '../../../platform/resource/filters';
import {
  by,
  byBengaliName,
  byNullable,
  byText,
  readApart,
  regularResource,
  shown,
  type RegularResource,
} from '../../../platform/resource/resource';
import { insertRow } from '../../../platform/resource/writes';
import { saveChanged } from '../../../platform/writes/edits';
import type { UploadedFile, Uploads } from '../../papers/uploads';
import { openForm } from './archive';
import { FormFault } from './fault';
import { checkForm } from './values';

/** The office's own forms (docs/contract.md, "Return forms"), as the history restores them. */
export const returnForms = regularResource({
  name: 'return-forms',
  title: 'Return forms',
  table: 'return_form',
  fields: returnFormFields,
  derived: {
    uploadId: readApart({ type: ['string', 'null'], description: 'sent only' }),
    fileName: shown('return_form.file_name', text),
    type: shown('return_form.type', { ...text, enum: formTypes }),
    bytes: shown('return_form.bytes', { ...integerOrNull, description: 'null: a ready form' }),
    ready: shown('return_form.ready', { enum: [...readyForms, null] }),
    createdAt: shown('return_form.created_at', instant),
  },
  sorts: {
    name: by('name_fold'),
    nameBn: byBengaliName('name_fold'),
    fileName: byText('file_name'),
    type: by('type'),
    bytes: byNullable('bytes'),
    createdAt: by('created_at'),
  },
  filters: { q: containing('name_fold', 'name_bn_fold'), type: oneOf('type', formTypes) },
  unique: { return_form_name_fold_key: { field: 'name', code: 'nameTaken' } },
});

/** The same with its writes, which take the files of uploads. */
export function withUploads(uploads: Uploads): RegularResource {
  const rowOf = async (trx: Trx, values: Values<Fields>, { userId }: SignedInUser) => {
    const { uploadId, ...names } = values as Values<typeof returnFormFields>;
    if (!uploadId) return names;
    return { ...names, ...(await storedFile(trx, await uploads.take(uploadId, userId, LARGEST_FORM))) };
  };
  return {
    ...returnForms,
    async create(trx, values, user) {
      const row = await rowOf(trx, values, user);
      return insertRow(trx, 'return_form', { ...row, createdBy: user.userId, changedBy: user.userId });
    },
    async save(trx, id, values, user) {
      await saveChanged(trx, 'return_form', id, await rowOf(trx, values, user), user.userId);
    },
  };
}

/**
 * Stores a form's bytes once, by their digest: they stay, so that an earlier version can be restored.
 * @throws 400 at `uploadId` for a file that is no form, or has names that a return does not have
 */
async function storedFile(trx: Trx, { name, content }: UploadedFile) {
  const type = checkedType(content);
  const sha256 = createHash('sha256').update(content).digest('hex');
  await sql`insert into return_form_content (sha256, content) values (${sha256}, ${content}) on conflict do nothing`.execute(
    trx,
  );
  return { fileName: name, type, bytes: content.length, sha256, ready: null };
}

function checkedType(content: Buffer): FormType {
  try {
    const form = openForm(content);
    checkForm(form);
    return form.type;
  } catch (error) {
    if (!(error instanceof FormFault)) throw error;
    throw invalid([fieldError('uploadId', error.code, error.params)]);
  }
}

/** A form with its file; a ready one has none of its own. */
export interface StoredForm {
  name: string;
  fileName: string;
  type: FormType;
  ready: ReadyForm | null;
  content: Buffer | null;
}

export async function storedForm(db: Db, id: number): Promise<StoredForm | undefined> {
  const { rows } = await sql<StoredForm>`
    select name, file_name, type, ready, content
    from return_form left join return_form_content using (sha256) where id = ${id}
  `.execute(db);
  return rows[0];
}
