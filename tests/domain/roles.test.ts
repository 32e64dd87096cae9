import { describe, expect, it } from 'vitest';
import { may } from '../../domain/rights';
import { maySignIn } from '../../domain/roles';

describe('rights', () => {
  it('only administrators may delete filings', () => {
    expect(may(['ROLE_ADMIN'], 'delete', 'case-fillings')).toBe(true);
    expect(may(['ROLE_CUSTOMS'], 'delete', 'case-fillings')).toBe(false);
    expect(may(['ROLE_MODERATOR', 'ROLE_CUSTOMS'], 'edit', 'case-fillings')).toBe(true);
  });

  it('every action that the table of rights does not list is forbidden', () => {
    expect(may(['ROLE_ADMIN'], 'publish', 'case-fillings')).toBe(false);
    expect(may(['ROLE_ADMIN'], 'read', 'toString')).toBe(false);
    expect(may([], 'read', 'case-fillings')).toBe(false);
  });

  it('only administrators and customs staff may sign in', () => {
    expect(maySignIn(['ROLE_ADMIN'])).toBe(true);
    expect(maySignIn(['ROLE_CUSTOMS', 'ROLE_SUPPORT'])).toBe(true);
    expect(maySignIn(['ROLE_MODERATOR'])).toBe(false);
    expect(maySignIn([])).toBe(false);
  });
});
