import { dictionary } from '@zxcvbn-ts/language-common';
import { fold } from '../../domain/folding';
import { isMadeOfNames } from '../../domain/passwords';
import { sampleAccounts } from '../seed/accounts';

/** The common passwords of zxcvbn, tens of thousands, and those that README.md publishes. */
const known = new Set(
  [...dictionary['passwords-common'], ...sampleAccounts.flatMap(({ password }) => password ?? [])].map(fold),
);

/** Whether a stranger would try this password among the first; `names` are its owner's. */
export const isGuessable = (password: string, names: readonly string[]): boolean =>
  known.has(fold(password).trim()) || isMadeOfNames(password, names);
