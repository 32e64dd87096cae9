import type { Fields, Values } from '../../domain/fields';
import { judge, type FieldError, type Verdict } from '../../domain/validation';
import type { WireRecord } from '../../domain/wire';
import { invalid } from './errors';

/** A text or date that a check would refuse or alter: it stays as it is where the record has it already. */
interface Doubt {
  sent: string;
  /** What is wrong with it, if it is new. */
  errors: FieldError[];
}

type Doubts = Record<string, Doubt>;

const DOUBTS = Symbol('doubts');

/** The names of the texts and dates that `checkEdit` let through although the stored ones decide. */
export const doubtfulTexts = (values: { [DOUBTS]?: Doubts }): string[] => Object.keys(values[DOUBTS] ?? {});

/**
 * The values as they are stored: a text or date that comes back as the record has it stays, whatever a check would
 * make of it today. Nobody who edits an old record has to mend what somebody else once typed.
 * @throws 400 at what is new and refused.
 */
export function settled<V extends object>(values: V & { [DOUBTS]?: Doubts }, stored: WireRecord): V {
  const doubts = Object.entries(values[DOUBTS] ?? {});
  const errors = doubts.flatMap(([name, doubt]) => (stored[name] === doubt.sent ? [] : doubt.errors));
  if (errors.length) throw invalid(errors);
  const kept = doubts.filter(([name, { sent }]) => stored[name] === sent);
  return { ...values, ...Object.fromEntries(kept.map(([name, { sent }]) => [name, sent])) };
}

/**
 * Checks the values of an edit as far as that goes without the stored record. The symbol stays with the
 * values when they are copied, and is no column.
 * @throws 400 at the fields that are wrong whatever is stored.
 */
export function checkEdit<F extends Fields>(fields: F, sent: WireRecord): Values<F> {
  const verdicts = Object.entries(judge(fields, 'edit', sent));
  const doubts: Doubts = {};
  for (const [name, verdict] of verdicts) {
    const text = sent[name];
    if (fields[name]!.kind.keepsStored && typeof text === 'string' && isDoubtful(text, verdict)) {
      doubts[name] = { sent: text, errors: verdict.errors };
    }
  }
  if (verdicts.some(([name, { errors }]) => errors.length && !doubts[name])) {
    throw invalid(verdicts.flatMap(([, { errors }]) => errors));
  }
  const values = verdicts.map(([name, { value, errors }]) => [name, errors.length ? sent[name] : value]);
  return Object.assign(Object.fromEntries(values), { [DOUBTS]: doubts }) as Values<F>;
}

const isDoubtful = (sent: string, verdict: Verdict): boolean =>
  sent !== '' && (verdict.errors.length > 0 || verdict.value !== sent);
