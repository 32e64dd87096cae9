import { expect, it } from 'vitest';
import { foldTerm } from '../../../../domain/folding';
import { createSignIn } from '../../../../server/features/accounts/signIn';
import { loadKeys, slotOf } from '../../../../server/features/accounts/signIn/keys';
import { addUser, useTestApp, changeAccess } from '../../../support/signInAs';
import { openBrowser } from './browser';
import { BAD_CREDENTIALS, elsewhere, sendOtp, trySecret, unknownName } from './calls';

const test = useTestApp({ connections: 10 });

/** Two unknown names that map to the same slot of the 65,536. */
async function twoOfOneSlot(): Promise<[string, string]> {
  const keys = await loadKeys(test.db);
  const slots = new Map<number, string>();
  for (let number = 0; ; number += 1) {
    const name = `madeup${number}`;
    const slot = slotOf(keys, 'slot', foldTerm(name));
    expect(slot).toBeGreaterThanOrEqual(0);
    expect(slot).toBeLessThan(65_536);
    const other = slots.get(slot);
    if (other) return [other, name];
    slots.set(slot, name);
  }
}

const rows = () => test.db.selectFrom('signInCounts').selectAll().execute();

it('attempts on unknown names are counted in 65,536 rows, so that two names may share a row', async () => {
  const [one, other] = await twoOfOneSlot();
  for (const name of [one, other]) {
    await trySecret(test, name, 'wrong', elsewhere());
    await openBrowser(test).sendOtpInstead(name);
  }
  const kept = await rows();
  expect(kept).toHaveLength(1);
  expect(kept[0]!.wrongInRow).toBe(2);
});

it('all failures and code requests of an IP address are counted in one of 65,536 rows', async () => {
  const before = await test.db.selectFrom('signInAddress').select('slot').execute();
  const ip = elsewhere();
  for (const name of ['one', 'two', 'three']) {
    await trySecret(test, name, 'wrong', ip);
    await openBrowser(test, { ip }).sendOtpInstead(name);
  }
  const after = await test.db.selectFrom('signInAddress').selectAll().execute();
  expect(after.length).toBe(before.length + 1);
  expect(after.every(({ slot }) => slot >= 0 && slot < 65_536)).toBe(true);
});

/** The SQL statements that one call sends, without their parameters. */
async function statementsOf(call: () => Promise<unknown>): Promise<string[]> {
  statements.length = 0;
  await call();
  return [...statements];
}
const statements: string[] = [];

it.each(['PASSWORD', 'OTP'] as const)(
  'an existing and an unknown user name that are answered %s cause the same SQL statements',
  async (answer) => {
    const userName = `real${answer}`;
    const real = await addUser(test.db, { userName, ...(answer === 'PASSWORD' && { password: 'right' }) });
    const nobody = await unknownName(test, answer);
    const seen: Record<string, string[][]> = {};
    const watched = test.db.withPlugin({
      transformQuery: ({ node }) => {
        statements.push(node.kind === 'RawNode' ? node.sqlFragments.join('?') : node.kind);
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const { log } = test.app;
    const signIn = createSignIn({
      db: watched,
      deliver: async () => {},
      now: test.clock.now,
      log: log as never,
    });
    await signIn.requestCode('first', { ip: elsewhere() });
    for (const name of [real, nobody]) {
      seen[name] = [
        await statementsOf(() => signIn.requestCode(name, { ip: elsewhere() })),
        await statementsOf(() => signIn.requestCode(name, { ip: elsewhere() }, { insteadOfPassword: true })),
        await statementsOf(() => signIn.withSecret(name, 'wrong', { ip: elsewhere() }).catch(() => null)),
      ];
    }
    expect(seen[real]!.every((sent) => sent.length > 0)).toBe(true);
    expect(seen[real]).toEqual(seen[nobody]);
  },
);

it('a disabled user who asks for a sign-in code gets the usual answer, but no code', async () => {
  const left = await addUser(test.db, { userName: 'left' });
  const { id } = await test.db
    .selectFrom('appUser')
    .select('id')
    .where('userName', '=', left)
    .executeTakeFirstOrThrow();
  await changeAccess(test.db, id, { isEnabled: false });
  const sent = test.sent.length;
  const answer = await sendOtp(test, left, { ip: elsewhere() });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe('OTP');
  expect((await openBrowser(test).sendOtpInstead(left)).json()).toEqual({ signInBy: 'OTP' });
  await test.signIn.delivered();
  expect(test.sent.length).toBe(sent);
  expect((await trySecret(test, left, '123456', elsewhere())).json()).toEqual(BAD_CREDENTIALS);
});
