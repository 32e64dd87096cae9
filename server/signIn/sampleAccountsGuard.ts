import { isIP } from 'node:net';
import type { Config } from '../config';

type Reach = Pick<Config, 'host' | 'trustProxy' | 'demoOnNetwork'>;

/**
 * Sample accounts whose passwords are published must not be reached from a network.
 * @returns what to print at the start, null when there is nothing to say.
 * @throws when others than this machine could sign in to them.
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

/** The setting by which others than this machine reach Casebook. */
function exposure({ host, trustProxy }: Reach): string | null {
  if (!isLoopback(host)) return `HOST=${host}`;
  return trustProxy === false ? null : 'TRUST_PROXY set';
}

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
