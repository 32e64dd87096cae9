import type { Fields, Values } from '../../../domain/fields';
import { judge, type FieldError, type Verdict } from '../../../domain/validation';
import type { WireRecord } from '../../../domain/wire';
import { invalid } from './errors';

/** A sent text or date that validation would refuse or change; it is kept if the stored record has the same value. */
interface Doubt {
  sent: string;
  /** The errors to report if the stored record has another value. */
  errors: FieldError[];
}

type Doubts = Record<string, Doubt>;

const DOUBTS = Symbol('doubts');

/**
 * The fields that `checkEdit` could not judge and left to `settled`, because the verdict depends on the
 * stored record.
 */
export const doubtfulTexts = (values: { [DOUBTS]?: Doubts }): string[] => Object.keys(values[DOUBTS] ?? {});

/**
 * The values to store. A text or date that equals the stored one is kept, even if today's validation would refuse or
 * change it, so that an edit of an old record does not force the user to correct unrelated fields.
 * @throws 400 naming the fields whose values are new and invalid.
 */
export function settled<V extends object>(values: V & { [DOUBTS]?: Doubts }, stored: WireRecord): V {
  const doubts = Object.entries(values[DOUBTS] ?? {});
  const errors = doubts.flatMap(([name, doubt]) => (stored[name] === doubt.sent ? [] : doubt.errors));
  if (errors.length) throw invalid(errors);
  const kept = doubts.filter(([name, { sent }]) => stored[name] === sent);
  return { ...values, ...Object.fromEntries(kept.map(([name, { sent }]) => [name, sent])) };
}

/**
 * Checks the values of an edit as far as possible without the stored record. Doubtful texts are kept under a
 * symbol, so that spreading copies them with the values and no column is written for them.
 * @throws 400 naming the fields that are invalid whatever is stored.
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
