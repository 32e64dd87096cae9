import { isIP } from 'node:net';
import type { Config } from '../../../platform/config';

type Reach = Pick<Config, 'host' | 'trustProxy' | 'demoOnNetwork'>;

/**
 * Checks that sample accounts with published passwords cannot be reached from a network.
 * @returns a warning to print at start, null when there are no such accounts.
 * @throws when other machines could sign in to them.
 */
export function warnOfSampleAccounts(userNames: readonly string[], config: Reach): string | null {
  if (!userNames.length) return null;
  const names = userNames.join(', ');
  const exposed = exposure(config);
  if (exposed && !config.demoOnNetwork) {
    throw new Error(
      `These sample accounts still have the passwords that README.md publishes: ${names}. ` +
        `With ${exposed} anybody on the network could sign in to them.\n` +
        'Either change these passwords or switch the accounts off: start Casebook without HOST and ' +
        'TRUST_PROXY, sign in, and use "My account" or /test-screen.\n' +
        'Or, for a demonstration with nothing but sample data, set DEMO_ON_NETWORK=yes.',
    );
  }
  return (
    `Sample accounts with published passwords: ${names}. ` +
    'Before real use change the passwords or switch the accounts off on /test-screen.'
  );
}

/** The setting that makes Casebook reachable from other machines, null when it is not. */
export function exposure({ host, trustProxy }: Omit<Reach, 'demoOnNetwork'>): string | null {
  if (!isLoopback(host)) return `HOST=${host}`;
  return trustProxy === false ? null : 'TRUST_PROXY set';
}

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
