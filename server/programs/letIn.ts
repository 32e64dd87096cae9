import { foldTerm } from '../../domain/folding';
import { openBesideServer } from './besideServer';
import { readConfig } from '../platform/config';
import { createLog } from '../platform/log';
import { createSignIn } from '../features/accounts/signIn';
import { findAccount } from '../features/accounts/users';

/**
 * `npm run let-in -- NAME`: resets a user's password when no administrator can sign in. Works beside a running
 * server. Exits with 1 when no user has the name, with 2 when it failed.
 */
try {
  const name = process.argv.slice(3).join(' '); // argv[2] is the program's name, passed by tools/start.mjs
  if (!name) throw new Error('Say whom to let in: casebook let-in NAME (npm run let-in -- NAME)');
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const { db, close } = await openBesideServer(config, log);
  try {
    const account = await findAccount(db, foldTerm(name), { typed: name });
    if (account) {
      const signIn = createSignIn({ db, deliver: async () => {}, log });
      const { code, hadFactor } = await signIn.createRecoveryCode(account.id, null);
      process.stdout.write(
        `The password of ${account.userName} is cleared and every session ended. To sign in within 10 ` +
          `minutes, type this code instead of a password or OTP: ${code}\n`,
      );
      if (hadFactor) process.stdout.write('The second factor of the account is removed as well.\n');
      if (!account.isEnabled) {
        process.stdout.write('The account is switched off: an administrator has to switch it on first.\n');
      }
    } else {
      process.stderr.write(`Nobody has the user name ${name}.\n`);
      process.exitCode = 1;
    }
  } finally {
    await close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
