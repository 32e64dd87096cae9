import { dayInDhaka } from '../../domain/dates';

/** How many days, weeks and months keep their newest backup. */
export interface Keep {
  daily: number;
  weekly: number;
  monthly: number;
}

const DAY = 24 * 60 * 60 * 1000;

/**
 * The backups that are kept. For the last days, weeks (from Sunday) and months that have backups, as counted
 * in Dhaka, this is the newest backup of each. All backups of the last 24 hours are kept too, because
 * somebody may have made them before a risky change.
 */
export function keptBackups<Backup extends { at: Date }>(
  backups: readonly Backup[],
  { daily, weekly, monthly }: Keep,
  now: Date,
): Backup[] {
  const newestFirst = [...backups].sort((a, b) => b.at.getTime() - a.at.getTime());
  const newestOfEach = (count: number, period: (at: Date) => string) => {
    const newest = new Map<string, Backup>();
    for (const backup of newestFirst) {
      const key = period(backup.at);
      if (!newest.has(key)) newest.set(key, backup);
    }
    return [...newest.values()].slice(0, count);
  };
  const kept = new Set([
    ...newestFirst.filter(({ at }, index) => index === 0 || now.getTime() - at.getTime() < DAY),
    ...newestOfEach(daily, dayInDhaka),
    ...newestOfEach(weekly, sundayBefore),
    ...newestOfEach(monthly, (at) => dayInDhaka(at).slice(0, 7)),
  ]);
  return newestFirst.filter((backup) => kept.has(backup));
}

/** The day on which the week of an instant began. */
function sundayBefore(at: Date): string {
  const day = new Date(`${dayInDhaka(at)}T00:00:00Z`);
  return new Date(day.getTime() - day.getUTCDay() * DAY).toISOString().slice(0, 10);
}
