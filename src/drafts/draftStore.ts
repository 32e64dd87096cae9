import {
  readPreferences,
  removePreference,
  removePreferences,
  writePreference,
} from '../preferences/preferences';
import type { StoredRecord } from '../recordForms/storedRecord';

/** What was typed into a form and not saved. */
export interface Draft {
  /** Tells it from other drafts of the same form: of another tab, or left before it. */
  slot: string;
  /** When it was typed, in epoch milliseconds. */
  at: number;
  /** The fields that were changed. */
  values: Record<string, unknown>;
  /** Of an edit: the record that was changed. */
  base?: StoredRecord | undefined;
  /** Of a court case: the filing it was typed for. */
  fileNumber?: string | undefined;
}

const DRAFTS = 'drafts.';
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** The drafts that a user has left of a form, the latest first. */
export async function readDrafts(user: string, form: string): Promise<Draft[]> {
  const drafts = Object.values(await readPreferences(user, nameOf(form))) as Draft[];
  return drafts.filter((draft) => !isOld(draft)).toSorted((one, other) => other.at - one.at);
}

export const writeDraft = (user: string, form: string, draft: Draft): Promise<void> =>
  writePreference(user, nameOf(form, draft.slot), draft);

export const removeDraft = (user: string, form: string, slot: string): Promise<void> =>
  removePreference(user, nameOf(form, slot));

/** Whoever left them. */
export const forgetOldDrafts = (): Promise<void> =>
  removePreferences((name, value) => name.startsWith(DRAFTS) && isOld(value as Draft));

const nameOf = (form: string, slot = '') => `${DRAFTS}${form}/${slot}`;

const isOld = ({ at }: Draft) => at < Date.now() - KEPT_MS;
