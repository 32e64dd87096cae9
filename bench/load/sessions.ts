import { connect } from '../../server/platform/database/connect';
import { openSession } from '../../server/features/accounts/signIn/sessions';
import { loadKeys } from '../../server/features/accounts/signIn/keys';
import { accountById } from '../../server/features/accounts/users';
import { createUser } from '../../server/features/accounts/userWrites';

const AT_ONCE = 8;
/**
 * How far in the future the sessions are opened, in milliseconds: a token expires ten minutes after the
 * session opened, and the load alone runs for ten.
 */
const OPENED_AHEAD = 5 * 60_000;

/**
 * Access tokens of `count` users with the role Customs, one session each. Opened without a password, since hashing
 * would take longer than the measurement.
 */
export async function openSessions(socket: string, count: number): Promise<string[]> {
  const db = connect({ host: socket, user: 'postgres', database: 'postgres' }, { max: AT_ONCE });
  const keys = await loadKeys(db);
  const batch = Date.now().toString(36);
  const opened = new Date(Date.now() + OPENED_AHEAD);
  const open = async (person: number) => {
    const userName = `staff.${batch}.${person}`;
    const id = await createUser(db, { userName, fullName: `Staff ${person}`, roles: ['ROLE_CUSTOMS'] });
    const pair = await db
      .transaction()
      .execute(async (trx) => openSession(trx, keys, (await accountById(trx, id))!, opened));
    return pair.access.token;
  };
  const tokens: string[] = [];
  for (let person = 0; person < count; person += AT_ONCE) {
    const those = Array.from({ length: Math.min(AT_ONCE, count - person) }, (_, place) =>
      open(person + place),
    );
    tokens.push(...(await Promise.all(those)));
  }
  await db.destroy();
  return tokens;
}
