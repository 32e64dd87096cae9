import { dayInDhaka, type Day } from '../../../domain/dates';
import type { Values } from '../../../domain/fields';
import { leftOn, type GuaranteeStep } from '../../../domain/money/guarantees';
import type { guaranteeStepFields } from '../../../domain/money/records';
import { toPoisha } from '../../../domain/taka';
import type { Trx } from '../../platform/database/schema';
import type { SignedInUser } from '../../platform/http/access';
import { invalidField } from '../../platform/http/errors';
import { edited } from '../../platform/writes/edits';
import { addEntry } from './entries';
import { storedGuarantee } from './guarantees';

type Step = Values<typeof guaranteeStepFields>;

/**
 * Adds a step to a guarantee that the caller has locked. What is encashed is entered in the file's ledger; a step that
 * says so without an amount waits for the one that has it.
 * @throws 400 at a field.
 */
export async function addStep(trx: Trx, id: number, step: Step, { userId }: SignedInUser): Promise<void> {
  const guarantee = await storedGuarantee(trx, id);
  const parts = guarantee.allocations as unknown as { caseFilingId: number; amount: number }[];
  const isPart = step.kind === 'ENCASHED' || step.kind === 'RELEASED';
  const only = parts.length === 1 ? parts[0]!.caseFilingId : null;
  const file = isPart ? (step.caseFilingId ?? only) : null;
  const isUnknown = (each: Step) =>
    each.kind === 'ENCASHED' && !each.amount && (each.caseFilingId ?? only) === file;
  const steps = guarantee.steps as unknown as Step[];
  const earlier = step.kind === 'ENCASHED' && step.amount ? steps.filter((each) => !isUnknown(each)) : steps;
  checkStep(step, guarantee, earlier.length < steps.length);
  if (isPart && file === null && step.amount) throw invalidField('caseFilingId', 'fieldRequired');
  const part = parts.find(({ caseFilingId }) => caseFilingId === file);
  if (file !== null && !part) throw invalidField('caseFilingId', 'unknownReference');
  if (
    part &&
    toPoisha(step.amount) >
      leftOn({ amount: toPoisha(part.amount), steps: stepsOf(part.caseFilingId, earlier) }, dayInDhaka())
  )
    throw invalidField('amount', 'moreThanLeft');
  const added = { ...step, amount: step.amount || null, caseFilingId: file };
  await trx
    .updateTable('guarantee')
    .set({ steps: JSON.stringify([...earlier, added]), origin: 'own', ...edited(userId) })
    .where('id', '=', id)
    .execute();
  if (step.kind !== 'ENCASHED' || !step.amount || file === null) return;
  const { number: instrument, bankId } = guarantee;
  const { amount, memo } = step;
  const entry = {
    kind: 'ENCASHED',
    head: 'DUTY',
    date: step.date!,
    amount,
    instrument,
    bankId,
    memo,
  } as const;
  await addEntry(trx, { ...entry, caseFilingId: file }, userId);
}

/** @param completes whether the step gives the amount of an earlier one @throws 400 at a field. */
function checkStep(
  { kind, date, validUntil }: Step,
  { ended, expiresOn }: { ended: string | null; expiresOn: Day | null },
  completes: boolean,
): void {
  if (date! > dayInDhaka()) throw invalidField('date', 'notYet');
  if (ended && !completes && !(ended === 'LAPSED' && kind === 'RELEASED'))
    throw invalidField('kind', 'guaranteeEnded');
  if (kind !== 'EXTENDED') return;
  if (!validUntil) throw invalidField('validUntil', 'fieldRequired');
  if (validUntil <= (expiresOn ?? '')) throw invalidField('validUntil', 'notLater');
}

/** The steps of a guarantee that concern a file, in poisha. They are stored in taka. */
export const stepsOf = (file: number, steps: readonly Step[]): GuaranteeStep[] =>
  steps
    .filter(({ caseFilingId }) => (caseFilingId ?? file) === file)
    .map(({ kind, date, amount, validUntil }) => ({
      kind: kind!,
      date: date!,
      amount: amount ? toPoisha(amount) : null,
      validUntil: validUntil ?? null,
    }));
