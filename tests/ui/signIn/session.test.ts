import { describe, expect, it, vi } from 'vitest';
import { authProvider } from '../../../src/authProvider';
import {
  currentPerson,
  currentSession,
  discardEndedSession,
  endSession,
  expireSession,
  expiryOf,
  startSession,
  subscribeToSession,
} from '../../../src/authProvider/session';
import { useForeignServer } from '../../support/foreignServer';
import { accessToken } from '../../support/tokens';

const foreign = useForeignServer();
const answer = (expire_date: string | number = Date.now() + 600_000) => ({
  access_token: accessToken(),
  refresh_token: 'refresh',
  expire_date,
});

/** Removes the session cookie, as closing the browser does. */
const closeBrowser = () => {
  document.cookie = 'casebook-open=; path=/; max-age=0';
};

/** Loads the module again, as a new tab does. */
async function anotherTab() {
  vi.resetModules();
  const tab = await import('../../../src/authProvider/session');
  tab.discardEndedSession();
  return tab;
}

describe('a session', () => {
  it('a session is kept in local storage as its token and its person', () => {
    startSession(answer(1_900_000_000_000), true);
    expect(JSON.parse(localStorage.getItem('token') ?? '')).toEqual({
      access_token: currentSession()?.accessToken,
      refresh_token: 'refresh',
      expire_date: 1_900_000_000_000,
      remember: true,
    });
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({
      fullName: 'নাসরিন চৌধুরী',
      userId: 1,
    });
  });

  it.each([
    ['2026-11-20T10:05:00Z', 1_795_169_100_000],
    [1_795_169_100_000, 1_795_169_100_000],
    ['1795169100000', 1_795_169_100_000],
  ])('the expiry of a session can be given as %s', (expire_date, instant) => {
    expect(expiryOf(answer(expire_date))).toBe(instant);
  });

  it('a session that is remembered outlives the browser', async () => {
    startSession(answer(), true);
    closeBrowser();
    expect((await anotherTab()).currentSession()?.person.userName).toBe('admin');
  });

  it('a session that is not remembered ends when the browser is closed', async () => {
    startSession(answer(), false);
    closeBrowser();
    expect((await anotherTab()).currentSession()).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it('a session that is not remembered is shared by tabs opened while the browser runs', async () => {
    startSession(answer(), false);
    expect((await anotherTab()).currentSession()?.person.userName).toBe('admin');
  });

  it('a session that ends clears all of local storage except tourCompleted', () => {
    startSession(answer(), true);
    localStorage.setItem('territory', '{}');
    localStorage.setItem('tourCompleted', 'true');
    endSession();
    expect(Object.keys(localStorage)).toEqual(['tourCompleted']);
    expect(document.cookie).toBe('');
  });

  it('a session that is ended in another tab ends in this tab at once', () => {
    startSession(answer(), true);
    const listener = vi.fn<() => void>();
    subscribeToSession(listener);
    localStorage.removeItem('token');
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    expect(listener).toHaveBeenCalledOnce();
    expect(currentSession()).toBeNull();
  });

  const told = (newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue }));

  it('when a session expires in another tab, this tab has no session either but still knows its person', () => {
    startSession(answer(), true);
    expect(currentSession()).not.toBeNull();
    localStorage.clear();
    told('expired');
    told(null);
    expect(currentSession()).toBeNull();
    expect(currentPerson()?.userName).toBe('admin');
  });

  it('after a session has expired, a logout in another tab makes this tab forget the session’s person', () => {
    startSession(answer(), true);
    expireSession();
    expect(currentPerson()?.userName).toBe('admin');
    told('ended');
    told(null);
    expect(currentPerson()).toBeNull();
  });

  it('a session tells other tabs whether it has expired or was ended', () => {
    const values: string[] = [];
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation((_key, value) => void values.push(value));
    expireSession();
    endSession();
    expect(values).toEqual(['expired', 'ended']);
  });

  it('a session whose stored value cannot be read is discarded', () => {
    localStorage.setItem('token', '{"access_token":"x"}');
    discardEndedSession();
    expect(currentSession()).toBeNull();
    expect(localStorage).toHaveLength(0);
  });
});

describe('logging out', () => {
  it('logging out ends the session in the browser and on our own server', async () => {
    foreign.signIn();
    const token = currentSession()?.accessToken;
    expect(await authProvider.logout({})).toBe(false);
    expect(currentSession()).toBeNull();
    await expect.poll(() => foreign.calls()).toEqual(['DELETE /api/casebook/session']);
    expect(foreign.seen[0]?.headers.get('authorization')).toBe(`Bearer ${token}`);
  });
});

describe('a role’s permissions in the UI', () => {
  const allowed = (action: string, resource: string) => authProvider.canAccess?.({ action, resource });

  it.each([
    ['ROLE_ADMIN', 'delete', 'case-fillings', true],
    ['ROLE_CUSTOMS', 'list', 'case-fillings', true],
    ['ROLE_CUSTOMS', 'create', 'case-fillings', true],
    ['ROLE_CUSTOMS', 'edit', 'case-fillings', true],
    ['ROLE_CUSTOMS', 'export', 'case-fillings', true],
    ['ROLE_CUSTOMS', 'delete', 'case-fillings', false],
    ['ROLE_CUSTOMS', 'list', 'bank-choices', true],
    ['ROLE_CUSTOMS', 'list', 'banks', false],
    ['ROLE_CUSTOMS', 'list', 'civil-case', false],
    ['ROLE_MODERATOR', 'list', 'case-fillings', false],
  ])('the permission of %s to %s %s is %s', async (role, action, resource, expected) => {
    foreign.signIn('someone', [role]);
    expect(await allowed(action, resource)).toBe(expected);
  });

  it('the UI permits nothing without a session', async () => {
    expect(await allowed('list', 'case-fillings')).toBe(false);
    await expect(authProvider.checkAuth({})).rejects.toThrow('Nobody is signed in');
  });
});
