import { isTriedPostgresql, TRIED_POSTGRESQL } from '../../platform/database/triedPostgresql';
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
