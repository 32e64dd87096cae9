import type { Kysely } from 'kysely';
import { agentKinds } from '../../domain/agents';
import { caseTypes } from '../../domain/followOnCases';
import type { WireRecord } from '../../domain/wire';
import type { Database } from '../db/schema';
import type { SignedInUser } from '../http/access';
import { recordsOf } from '../regular/records';
import { calendars, closedDays } from '../resources/calendars';
import { hearings } from '../resources/hearings';
import { keptLists } from '../resources/keptLists';
import { limitationRules } from '../resources/limitationRules';
import { limits } from '../resources/limits';
import { notes } from '../resources/notes';
import { proceedings } from '../resources/proceedings';
import { steps } from '../resources/steps';
import { agentById } from '../store/agents/agents';
import { caseFilingById } from '../store/caseFilings/caseFilingRecords';
import { companyById } from '../store/companies/companies';
import { caseById } from '../store/followOnCases/followOnRecords';
import { office } from '../store/office';
import { userById } from '../store/users/userRecords';

type Read = (db: Kysely<Database>, id: number, user: SignedInUser) => Promise<WireRecord | null | undefined>;

const READ: Record<string, Read> = {
  'case-fillings': caseFilingById,
  companies: companyById,
  users: userById,
  office,
  ...Object.fromEntries([
    ...caseTypes.map((type): [string, Read] => [type.name, (db, id) => caseById(db, type, id)]),
    ...agentKinds.map((kind): [string, Read] => [kind.name, (db, id) => agentById(db, kind, id)]),
    ...[
      ...keptLists.map(({ resource }) => resource),
      calendars,
      closedDays,
      hearings,
      limits,
      limitationRules,
      notes,
      proceedings,
      steps,
    ].map((resource): [string, Read] => [
      resource.name,
      async (db, id, user) => (await recordsOf(db, resource, [id], user))[0],
    ]),
  ]),
};

/** A record of a register as its own address answers it; nothing of registers that have no such address. */
export const storedRecord: (
  db: Kysely<Database>,
  register: string,
  id: number,
  user: SignedInUser,
) => Promise<WireRecord> = async (db, register, id, user) => (await READ[register]?.(db, id, user)) ?? {};
