import type { Kysely } from 'kysely';
import { agentKinds } from '../../../domain/agents';
import { caseTypes } from '../../../domain/followOnCases';
import type { WireRecord } from '../../../domain/wire';
import type { Database } from '../../platform/database/schema';
import type { SignedInUser } from '../../platform/http/access';
import { recordsOf } from '../../platform/resource/records';
import { agentById } from '../parties/agents';
import { caseFilingById } from '../filings/records';
import { companyById } from '../parties/companies';
import { caseById } from '../cases/records';
import { office } from '../lists/office';
import { userById } from '../accounts/users';
import { regularRegisters } from './regularRegisters';

type Db = Kysely<Database>;
type Read = (db: Db, id: number) => Promise<WireRecord | null | undefined>;

/** The functions that read a record of the registers that are no regular resources. */
const READ: Record<string, Read> = {
  'case-fillings': caseFilingById,
  companies: companyById,
  users: userById,
  office,
  ...Object.fromEntries([
    ...caseTypes.map((type): [string, Read] => [type.name, (db, id) => caseById(db, type, id)]),
    ...agentKinds.map((kind): [string, Read] => [kind.name, (db, id) => agentById(db, kind, id)]),
  ]),
};

/**
 * A record as its register's endpoint for single records returns it; undefined for registers without such an
 * endpoint.
 */
export async function storedRecord(
  db: Db,
  register: string,
  id: number,
  user: SignedInUser,
): Promise<WireRecord> {
  const resource = regularRegisters.get(register);
  const record = resource ? (await recordsOf(db, resource, [id], user))[0] : await READ[register]?.(db, id);
  return record ?? {};
}
