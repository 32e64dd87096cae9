import { warning, type Finding } from './finding';

/** A minor version may refuse what the one before took, so each that was never tried is named. */
export function versionFindings(version: string): Finding[] {
  if (isTriedPostgresql(version)) return [];
  const tried = TRIED_POSTGRESQL.join(', ');
  return [
    warning(
      'Database',
      `PostgreSQL ${version} was never tried with this Casebook (tried: ${tried}). Try it on a restored backup first.`,
    ),
  ];
}

/** The versions of PostgreSQL on which the tests ran, as in docs/operations.md: what `npm test` and `test:long` say. */
export const TRIED_POSTGRESQL = ['15.20', '16.14', '17.12', '18.4', '18.6'];

/** @param version as PostgreSQL says it: `15.20 (Debian 15.20-0+deb12u1)` */
export const isTriedPostgresql = (version: string): boolean =>
  TRIED_POSTGRESQL.includes(version.split(' ')[0]!);
