import { sql } from 'kysely';
import { caseFilingFields } from '../../../domain/caseFilings';
import type { Fields, Values } from '../../../domain/fields';
import { caseTypes } from '../../../domain/followOnCases';
import { guaranteeFields, guaranteeStepFields, moneyEntryFields } from '../../../domain/money/records';
import { officeFields } from '../../../domain/office';
import type { ProposedAction } from '../../../domain/proposals';
import { freezeFields } from '../../../domain/returns/records';
import { may, type RightOn } from '../../../domain/rights';
import { bodyFromValues, type WireRecord } from '../../../domain/wire';
import type { Db, Trx } from '../../platform/database/schema';
import type { SignedInUser } from '../../platform/http/access';
import { recordBody } from '../../platform/http/checking';
import { ApiError, invalidField, notFound } from '../../platform/http/errors';
import { deleteRecord, hold, refusing, replaceRecord } from '../../platform/resource/writes';
import type { Edit } from '../../platform/writes/edits';
import { deleteCase } from '../cases/writes';
import { deleteFiling, explainFilingErrors, replaceFiling } from '../cases/filings/writes';
import { replaceOffice } from '../lists/office';
import { moneyEntries } from '../money/entries';
import { guarantees } from '../money/guarantees';
import { addStep } from '../money/guaranteeSteps';
import { freezeReturn } from '../returns/writes';
import { changeOf, replaceByVersion, takeOut } from './restore';

/** The change that is carried out when a proposal is approved. */
export interface Proposed {
  register: string;
  recordId: number;
  action: ProposedAction;
  body: unknown;
  /** Null only for what is added to a record, whatever has become of that. */
  version: number | null;
  reason: string | null;
}

/** A kind of change that can be proposed. */
interface Way {
  /** What its author must be allowed to do. */
  right: readonly [action: string, on: RightOn];
  /** Whether it is made to the version that its author saw. */
  isVersioned: boolean;
  /** The part of the body that carrying it out needs. @throws 400 */
  kept?(proposed: Proposed): WireRecord;
  carryOut(trx: Trx, proposed: Proposed, user: SignedInUser): Promise<unknown>;
  /** Converts a constraint that it violates to the error of its own route. */
  explained?<T>(db: Db, proposed: Proposed, write: () => Promise<T>): Promise<T>;
}

type Ways = Partial<Record<ProposedAction, Way>>;

/** The values of a body. @throws 400 as the route of the change would. */
const valuesOf = <F extends Fields>(fields: F, body: unknown): Values<F> =>
  recordBody(fields, 'edit').parse(body).values;

const edit = <F extends Fields>(
  on: RightOn,
  fields: F,
  replace: (
    trx: Trx,
    id: number,
    values: Values<F>,
    edit: Pick<Edit, 'by' | 'version'>,
    user: SignedInUser,
  ) => Promise<unknown>,
): Way => ({
  right: ['edit', on],
  isVersioned: true,
  kept: ({ body }) => bodyFromValues(fields, valuesOf(fields, body)),
  carryOut: (trx, { recordId, body, version }, user) =>
    replace(trx, recordId, valuesOf(fields, body), { by: user.userId, version }, user),
});

const deletion = (
  on: RightOn,
  remove: (trx: Trx, id: number, version: number | null, user: SignedInUser) => Promise<unknown>,
): Way => ({
  right: ['delete', on],
  isVersioned: true,
  carryOut: (trx, { recordId, version }, user) => remove(trx, recordId, version, user),
});

const addition = <F extends Fields>(
  right: Way['right'],
  fields: F,
  add: (trx: Trx, id: number, values: Values<F>, user: SignedInUser) => Promise<unknown>,
  of: (id: number) => object = () => ({}),
): Way => {
  const read = ({ recordId, body }: Proposed) =>
    recordBody(fields, 'create').parse({ ...(body as object | null), ...of(recordId) }).values;
  return {
    right,
    isVersioned: false,
    kept: (proposed) => bodyFromValues(fields, read(proposed)),
    carryOut: (trx, proposed, user) => add(trx, proposed.recordId, read(proposed), user),
  };
};

const restoration = (on: RightOn): Way => ({
  right: ['edit', on],
  isVersioned: true,
  kept: ({ body }) => ({ changeId: (body as { changeId: number }).changeId }),
  async carryOut(trx, { register, recordId, body, version }, user) {
    await sql`select set_config('casebook.via', 'restore', true)`.execute(trx);
    const { changeId } = (body ?? {}) as { changeId?: unknown };
    if (!Number.isSafeInteger(changeId)) throw invalidField('body', 'invalid');
    const change = await changeOf(trx, changeId as number);
    if (change.register.name !== register || change.id !== recordId) throw notFound();
    const isInBin = change.isGone && may(user.roles, 'restore', 'deleted');
    if (isInBin) return takeOut(trx, changeId as number, user);
    return replaceByVersion(trx, changeId as number, user, version);
  },
});

const filings: Ways = {
  edit: {
    ...edit('case-fillings', caseFilingFields, replaceFiling),
    explained: (db, { body }, write) => explainFilingErrors(db, valuesOf(caseFilingFields, body), write),
  },
  delete: deletion('case-fillings', deleteFiling),
  restore: restoration('case-fillings'),
  entry: addition(
    ['create', 'money-entries'],
    moneyEntryFields,
    (trx, _id, values, user) => refusing(moneyEntries, () => moneyEntries.create!(trx, values, user)),
    (caseFilingId) => ({ caseFilingId }),
  ),
};

/** What can be proposed, by register and action. */
const ways: Record<string, Ways> = {
  'case-fillings': filings,
  office: {
    edit: edit('office', officeFields, (trx, _id, values, at) => replaceOffice(trx, values, at)),
    restore: restoration('office'),
  },
  'money-entries': {
    edit: edit('money-entries', moneyEntryFields, (trx, id, values, { version }, user) =>
      replaceRecord(trx, moneyEntries, id, values, user, version),
    ),
    delete: deletion('money-entries', (trx, id, version, user) =>
      deleteRecord(trx, moneyEntries, id, user, version),
    ),
    restore: restoration('money-entries'),
  },
  guarantees: {
    edit: edit('guarantees', guaranteeFields, (trx, id, values, { version }, user) =>
      replaceRecord(trx, guarantees, id, values, user, version),
    ),
    delete: deletion('guarantees', (trx, id, version, user) =>
      deleteRecord(trx, guarantees, id, user, version),
    ),
    restore: restoration('guarantees'),
    step: addition(['edit', 'guarantees'], guaranteeStepFields, async (trx, id, values, user) => {
      await hold(trx, guarantees, id, user);
      await addStep(trx, id, values, user);
    }),
  },
  returns: {
    freeze: {
      ...addition(['freeze', 'returns'], freezeFields, () => Promise.resolve()),
      isVersioned: true,
      carryOut: (trx, { recordId, body, version }, user) =>
        freezeReturn(
          trx,
          recordId,
          recordBody(freezeFields, 'create').parse(body).values,
          user.userId,
          version,
        ),
    },
  },
  ...Object.fromEntries(
    caseTypes.map((type): [string, Ways] => [
      type.name,
      {
        delete: deletion(type.name, (trx, id, version) => deleteCase(trx, type, id, version)),
        restore: restoration(type.name),
      },
    ]),
  ),
};

/** How a proposed change is made. @throws 403 if there is no such change */
export function wayOf({ register, action }: Pick<Proposed, 'register' | 'action'>): Way {
  const way = ways[register]?.[action];
  if (!way) throw new ApiError(403, 'notAllowed');
  return way;
}
