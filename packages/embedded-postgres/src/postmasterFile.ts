import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The content of postmaster.pid of a running PostgreSQL; its later lines follow during startup. */
export interface PostmasterFile {
  pid: number;
  port: number;
  socketDirectory: string;
  listenAddress: string;
  status: 'starting' | 'ready' | 'stopping' | 'standby' | '';
}

export const postmasterFilePath = (cluster: string) => path.join(cluster, 'postmaster.pid');

export function readPostmasterFile(cluster: string): PostmasterFile | undefined {
  let lines: string[];
  try {
    lines = readFileSync(postmasterFilePath(cluster), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  return {
    pid: Number.parseInt(lines[0] ?? '', 10),
    port: Number.parseInt(lines[3] ?? '', 10),
    socketDirectory: (lines[4] ?? '').trim(),
    listenAddress: (lines[5] ?? '').trim(),
    status: (lines[7] ?? '').trim() as PostmasterFile['status'],
  };
}
