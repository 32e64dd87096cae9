import { dictionary } from '@zxcvbn-ts/language-common';
import { fold } from '../../../../domain/folding';
import { isMadeOfNames } from '../../../../domain/passwords';
import { sampleAccounts } from '../sampleAccounts';

/** Blanks alone (folded: nothing), the common passwords of zxcvbn, and the sample passwords in README.md. */
const known = new Set([
  '',
  ...[...dictionary['passwords-common'], ...sampleAccounts.flatMap(({ password }) => password ?? [])].map(
    fold,
  ),
]);

/** Whether a password is common or consists of its owner's `names`, which attackers try first. */
export const isGuessable = (password: string, names: readonly string[]): boolean =>
  known.has(fold(password).trim()) || isMadeOfNames(password, names);
