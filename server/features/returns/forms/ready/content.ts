import { sql } from 'kysely';
import type { ReadyForm } from '../../../../../domain/returns/forms';
import type { Db } from '../../../../platform/database/schema';
import { fillForm } from '../fill';
import { namesOfReturn, type FormValues } from '../values';
import { figureForms, type Section } from './forms';
import { highCourtCases } from './highCourtCases';

/** The file of a ready form with its names, for the sections that there are. */
export async function readyFile(db: Db, form: ReadyForm): Promise<Uint8Array> {
  if (form === 'high-court-cases') return highCourtCases(db, null);
  const { rows } = await sql<Section>`
    select id, coalesce(name_bn, name) as name from work_place where active order by position nulls last, name, id
  `.execute(db);
  return figureForms[form](rows);
}

/** The same filled from a return. */
export const filledReadyFile = async (db: Db, form: ReadyForm, values: FormValues): Promise<Uint8Array> =>
  form === 'high-court-cases'
    ? await highCourtCases(db, values)
    : fillForm(await readyFile(db, form), namesOfReturn(values));
