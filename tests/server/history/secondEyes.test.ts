import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { useHistory, type Headers } from './calls';
import { OTHER_PASSWORD, PASSWORD, usePeople, type Person } from './people';

const history = useHistory();
const { call, list, sound, addFiling } = history;
const people = usePeople(history);
const { person, idOf, addressOf, roles, signIn, codeFor, signInByCode, passed } = people;
const { enter, change, toggle, reset, setPassword } = people;

interface Proposal {
  id: number;
  obstacle: { code: string; params: Record<string, string> } | null;
}

let author: Person;
let third: Person;

beforeAll(async () => {
  author = await person();
  third = await person();
  const { version } = await sound('GET', '/api/casebook/office');
  await sound('PUT', '/api/casebook/office', { name: 'House', needsApproval: true, version });
});

/** Proposes to delete a new filing. @returns the proposal's id. */
async function propose(session = author.session, action = 'delete'): Promise<number> {
  const filing = await addFiling({ revenue: 100 });
  const body = action === 'edit' ? { ...filing, revenue: 50 } : null;
  const answer = await sound(
    'POST',
    '/api/casebook/proposals',
    { register: 'case-fillings', recordId: filing.id, action, body, version: 1 },
    session,
  );
  return answer.id;
}

/** The status and the code of an approval. */
async function approved(id: number, session: Headers): Promise<string> {
  const answer = await call('POST', `/api/casebook/proposals/${id}/approve`, null, session);
  const { code, state } = answer.json<{ code?: string; state?: string }>();
  return `${answer.statusCode} ${code ?? state}`;
}

/** Whether what the author has proposed is approved in this session. */
const approvedIn = async (session: Headers) => approved(await propose(), session);

const EMAIL = { email: 'author.reads@customs.example' };

/** What an administrator could do alone to sign in as a second one. Each answers a session of that one. */
const ALONE: Record<string, () => Promise<Headers>> = {
  'creating an administrator and signing in by the code that is sent': async () =>
    signInByCode(await enter(author.session)),
  'promoting somebody whom the author created a year ago': async () => {
    const puppet = await enter(author.session, 'ROLE_CUSTOMS');
    await setPassword(await signInByCode(puppet), PASSWORD);
    await passed('1 year');
    await change(author.session, puppet, await roles('ROLE_ADMIN'));
    return signIn(puppet, PASSWORD);
  },
  'switching an administrator whom the author created a year ago off and on again': async () => {
    const puppet = await enter(author.session);
    await setPassword(await signInByCode(puppet), PASSWORD);
    await passed('1 year');
    await toggle(author.session, puppet);
    await toggle(author.session, puppet);
    return signIn(puppet, PASSWORD);
  },
  'resetting the password of an administrator': async () => {
    const { userName } = await person();
    return signIn(userName, await reset(author.session, userName));
  },
  'resetting the password of an administrator, and setting another as that one': async () => {
    const { userName } = await person();
    await setPassword(await signIn(userName, await reset(author.session, userName)), OTHER_PASSWORD);
    return signIn(userName, OTHER_PASSWORD);
  },
  'resetting the password of an administrator, and an address of one’s own entered as that one': async () => {
    const { userName } = await person();
    const session = await signIn(userName, await reset(author.session, userName));
    const own = await sound('GET', '/api/casebook/account', undefined, session);
    await sound('PUT', '/api/casebook/account', { ...own, ...EMAIL, present: '' }, session);
    return signInByCode(userName);
  },
  'having the codes of an administrator sent to another phone': async () => {
    const { userName } = await person();
    await change(author.session, userName, { phone: '01199000001' });
    return signInByCode(userName);
  },
  'having the codes of an administrator sent elsewhere, and putting the address back': async () => {
    const { userName } = await person();
    await change(author.session, userName, EMAIL);
    await change(author.session, userName, { email: addressOf(userName) });
    return signInByCode(userName);
  },
  'having the codes of an administrator sent elsewhere, and a password set as that one': async () => {
    const { userName } = await person();
    await change(author.session, userName, EMAIL);
    const session = await signInByCode(userName);
    history.test.clock.pass(60_000); // one code a minute
    await setPassword(session, OTHER_PASSWORD, await codeFor(userName));
    return signIn(userName, OTHER_PASSWORD);
  },
  'restoring a version of an administrator that has the author’s address': async () => {
    const { id, userName } = await person();
    await change(author.session, userName, EMAIL);
    const [moved] = await history.changesOf('users', id);
    await change(author.session, userName, { email: addressOf(userName) });
    await passed('1 year');
    const { version } = await sound('GET', `/api/casebook/users/${id}`);
    expect((await history.restore(moved!.id, version, author.session)).statusCode).toBe(200);
    return signInByCode(userName);
  },
  'creating an administrator who creates another one': async () => {
    const first = await enter(author.session);
    return signInByCode(await enter(await signInByCode(first)));
  },
  'promoting somebody whom an administrator created who was created for that and switched off, a year ago':
    async () => {
      const first = await enter(author.session);
      const puppet = await enter(await signInByCode(first), 'ROLE_CUSTOMS');
      await setPassword(await signInByCode(puppet), PASSWORD);
      await toggle(author.session, first);
      await passed('1 year');
      await change(author.session, puppet, await roles('ROLE_ADMIN'));
      return signIn(puppet, PASSWORD);
    },
};

describe('one administrator alone', () => {
  it.each(Object.entries(ALONE))('a proposal is not approved by %s', async (_, session) => {
    const before = await propose();
    const second = await session();
    expect(await approved(before, second)).toBe('409 sameHands');
    expect(await approvedIn(second)).toBe('409 sameHands');
    expect(await approved(before, third.session)).toBe('200 APPROVED');
  });

  it('an administrator does not approve what a clerk proposed whom the administrator has just created', async () => {
    const clerk = await signInByCode(await enter(author.session, 'ROLE_CUSTOMS'));
    const id = await propose(clerk, 'edit');
    expect(await approved(id, author.session)).toBe('409 sameHands');
    expect(await approved(id, third.session)).toBe('200 APPROVED');
  });

  it('of two administrators whom a third created, one does not approve what the other proposed', async () => {
    const [one, other] = [await enter(author.session), await enter(author.session)];
    const id = await propose(await signInByCode(one));
    expect(await approved(id, await signInByCode(other))).toBe('409 sameHands');
  });

  it('whoever was let in on the server neither approves nor proposes with an administrator, also with a password set then', async () => {
    const { id, userName } = await person();
    const { code } = await history.test.signIn.createRecoveryCode(id, null);
    const session = await signIn(userName, code);
    await setPassword(session, OTHER_PASSWORD);
    const later = await signIn(userName, OTHER_PASSWORD);
    expect(await approvedIn(session)).toBe('409 letInOnServer');
    expect(await approvedIn(later)).toBe('409 letInOnServer');
    expect(await approved(await propose(later), author.session)).toBe('409 letInOnServer');
  });
});

describe('two administrators', () => {
  it('an administrator created a year ago approves after signing in with an own password', async () => {
    const userName = await enter(author.session);
    await setPassword(await signInByCode(userName), PASSWORD);
    await passed('1 year');
    const session = await signIn(userName, PASSWORD);
    expect(await approvedIn(session)).toBe('200 APPROVED');
    expect(await approved(await propose(session), author.session)).toBe('200 APPROVED');
  });

  it('an administrator created a year ago approves after signing in by a code', async () => {
    const userName = await enter(author.session);
    await passed('1 year');
    expect(await approvedIn(await signInByCode(userName))).toBe('200 APPROVED');
  });

  it('a promoted or re-enabled user whom the author never knew a secret of approves after signing in', async () => {
    const { userName } = await person('ROLE_CUSTOMS');
    await change(author.session, userName, await roles('ROLE_ADMIN'));
    expect(await approvedIn(await signIn(userName, PASSWORD))).toBe('200 APPROVED');
    await toggle(author.session, userName);
    await toggle(author.session, userName);
    expect(await approvedIn(await signIn(userName, PASSWORD))).toBe('200 APPROVED');
  });

  it('an administrator whose e-mail address the author has changed approves after signing in with the password from before', async () => {
    const { userName, session } = await person();
    await change(author.session, userName, EMAIL);
    expect(await approvedIn(session)).toBe('200 APPROVED');
    expect(await approvedIn(await signIn(userName, PASSWORD))).toBe('200 APPROVED');
    expect(await approvedIn(await signInByCode(userName))).toBe('409 sameHands');
  });

  it('an administrator whom somebody else reset approves what the author proposed', async () => {
    const { userName } = await person();
    const session = await signIn(userName, await reset(third.session, userName));
    expect(await approvedIn(session)).toBe('200 APPROVED');
    expect(await approved(await propose(third.session), session)).toBe('409 sameHands');
  });

  it('an administrator created a week ago approves after signing in anew, and not in a session from before', async () => {
    const userName = await enter(author.session);
    const old = await signInByCode(userName);
    await setPassword(old, PASSWORD);
    await passed('6 days 23 hours');
    expect(await approvedIn(await signIn(userName, PASSWORD))).toBe('409 sameHands');
    await passed('2 hours');
    expect(await approvedIn(old)).toBe('409 sameHands');
    expect(await approvedIn(await signIn(userName, PASSWORD))).toBe('200 APPROVED');
  });
});

describe('the list of proposals', () => {
  const obstacleOf = async (id: number, session: Headers) =>
    (await list<Proposal>('proposals', { state: 'OPEN' }, session)).find((each) => each.id === id)?.obstacle;

  it('an open proposal says why the reader’s approval would not count, and since when it would', async () => {
    const userName = await enter(author.session);
    const session = await signInByCode(userName);
    const id = await propose();
    const obstacle = await obstacleOf(id, session);
    expect(obstacle).toMatchObject({ code: 'sameHands', params: { by: author.userName, of: userName } });
    const { rows } = await sql<{ at: Date }>`
      select at + interval '7 days' as at from change where register = 'users' and record_id = ${await idOf(userName)}
    `.execute(history.test.db);
    expect(obstacle!.params.until).toBe(rows[0]!.at.toISOString());
    expect(await obstacleOf(id, third.session)).toBeNull();
  });

  it('one’s own proposal and, for whoever may approve nothing, every proposal have no obstacle', async () => {
    const clerk = await signInByCode(await enter(author.session, 'ROLE_CUSTOMS'));
    const id = await propose();
    expect(await obstacleOf(id, author.session)).toBeNull();
    expect(await obstacleOf(id, clerk)).toBeNull();
  });
});
