import type { Role } from '../../../domain/roles';
import type { Database } from '../../platform/database/schema';

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
