import type { Role } from '../../../domain/roles';
import type { Database } from '../../platform/database/schema';
import { isIP } from 'node:net';
import type { Config } from '../../platform/config';

export interface SampleAccount {
  userName: string;
  fullName: string;
  email: string;
  /** A fictitious number: the operator with the prefix 011 closed in 2016, so it reaches nobody. */
  phone: string;
  roles: Role[];
  /** Without a password, the account signs in by OTP. */
  password?: string;
  workPlaces: string[];
  isEnabled?: boolean;
  territories?: Database['appUser']['territories']['__select__'];
}

/** The sample accounts listed in README.md. */
export const sampleAccounts: SampleAccount[] = [
  {
    userName: 'admin',
    fullName: 'Nasrin Chowdhury',
    email: 'admin@casebook.example',
    phone: '01199000001',
    roles: ['ROLE_ADMIN'],
    password: 'Casebook#Admin1',
    workPlaces: ['AIR', 'Post Clearance Audit (PCA)', 'Section 1'],
  },
  {
    userName: 'customs',
    fullName: 'Rafiqul Islam',
    email: 'customs@casebook.example',
    phone: '01199000002',
    roles: ['ROLE_CUSTOMS'],
    password: 'Casebook#Customs1',
    workPlaces: ['Section 4', 'Section 6(B)'],
  },
  {
    userName: 'moderator',
    fullName: 'Dipankar Barua',
    email: 'moderator@casebook.example',
    phone: '01199000003',
    roles: ['ROLE_MODERATOR'],
    password: 'Casebook#Moderator1',
    workPlaces: ['Jetty'],
  },
  {
    userName: 'otpuser',
    fullName: 'রোকেয়া বেগম',
    email: 'otpuser@casebook.example',
    phone: '01199000004',
    roles: ['ROLE_CUSTOMS'],
    workPlaces: ['Bond', 'CEPZ'],
  },
  {
    userName: 'territory',
    fullName: 'Mahbubul Alam',
    email: 'territory@casebook.example',
    phone: '01199000005',
    roles: ['ROLE_ADMIN'],
    password: 'Casebook#Territory1',
    workPlaces: ['Offdock', 'Section 2'],
    territories: [
      { territoryId: 1, territoryName: 'Chattogram Port' },
      { territoryId: 2, territoryName: 'Dhaka' },
    ],
  },
];

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
