import { execFileSync } from 'node:child_process';

export const isRoot = process.getuid?.() === 0;

/** Options for spawn: an unprivileged account, or the current one if that is not root. */
export const plainUser: { uid?: number; gid?: number } = isRoot
  ? { uid: idOf('-u', 'nobody'), gid: idOf('-g', 'nobody') }
  : {};

function idOf(option: '-u' | '-g', account: string): number {
  return Number(execFileSync('id', [option, account], { encoding: 'utf8' }));
}
