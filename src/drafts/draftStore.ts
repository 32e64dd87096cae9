import {
  readPreferences,
  removePreference,
  removePreferences,
  writePreference,
} from '../preferences/preferences';
import type { StoredRecord } from '../dataProvider/records';

/** Unsaved input of a form. */
export interface Draft {
  /** Distinguishes drafts of the same form, from another tab or an earlier opening. */
  slot: string;
  /** Time of typing, in epoch milliseconds. */
  at: number;
  /** Values of the changed fields. */
  values: Record<string, unknown>;
  /** For an edit: the record before the change. */
  base?: StoredRecord | undefined;
  /** For a court case: the file number of its filing. */
  fileNumber?: string | undefined;
}

const DRAFTS = 'drafts.';
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** A user's drafts of a form, the latest first. */
export async function readDrafts(user: string, form: string): Promise<Draft[]> {
  const drafts = Object.values(await readPreferences(user, nameOf(form))) as Draft[];
  return drafts.filter((draft) => !isOld(draft)).toSorted((one, other) => other.at - one.at);
}

export const writeDraft = (user: string, form: string, draft: Draft): Promise<void> =>
  writePreference(user, nameOf(form, draft.slot), draft);

export const removeDraft = (user: string, form: string, slot: string): Promise<void> =>
  removePreference(user, nameOf(form, slot));

/** Deletes outdated drafts of all users. */
export const forgetOldDrafts = (): Promise<void> =>
  removePreferences((name, value) => name.startsWith(DRAFTS) && isOld(value as Draft));

const nameOf = (form: string, slot = '') => `${DRAFTS}${form}/${slot}`;

const isOld = ({ at }: Draft) => at < Date.now() - KEPT_MS;
