import { constants } from 'node:fs';
import { copyFile, link, lstat, mkdir, open, readdir, rm } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { syncFolder } from '../store';

/** A file as the folder lists it; equal values mean that nobody has written to it. */
export interface FolderFile {
  bytes: number;
  /** In milliseconds since 1970. */
  modified: number;
}

/** Files that programs write beside scans, or have not finished. */
const NO_SCAN = /^[.~]|\.(?:tmp|part|partial|crdownload|lock)$|^(?:thumbs\.db|desktop\.ini)$/i;

export async function fileIn(folder: string, name: string): Promise<FolderFile | null> {
  // a link is no scan: it could lead to any file of this machine
  const stat = await lstat(path.join(folder, name)).catch(() => null);
  return stat?.isFile() ? { bytes: stat.size, modified: Math.round(stat.mtimeMs) } : null;
}

/** The scans in a folder by their names. A folder of our own (`isOwn`) need not exist yet. */
export async function filesIn(folder: string, isOwn: boolean): Promise<Map<string, FolderFile>> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (isOwn && error.code === 'ENOENT') return [];
    throw error;
  });
  const files = new Map<string, FolderFile>();
  for (const name of names.filter((each) => !NO_SCAN.test(each))) {
    const file = await fileIn(folder, name);
    if (file) files.set(name, file);
  }
  return files;
}

/** Puts a copy of a file into the folder, on the disk and whole from the first moment. @returns its name there */
export async function putInto(folder: string, file: string, wanted: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unfinished = path.join(folder, `.${randomBytes(8).toString('hex')}.part`);
  try {
    await copyFile(file, unfinished, constants.COPYFILE_EXCL);
    const handle = await open(unfinished, 'r+');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
    for (let copy = 1; ; copy++) {
      const name = copy === 1 ? plainName(wanted) : numbered(plainName(wanted), copy);
      if (await linked(unfinished, path.join(folder, name))) {
        await syncFolder(folder);
        return name;
      }
    }
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** Gives a file a second name. @returns false if another has it */
async function linked(file: string, name: string): Promise<boolean> {
  try {
    await link(file, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    // a network's folder may know no links
    return copyFile(file, name, constants.COPYFILE_EXCL).then(
      () => true,
      (failure: NodeJS.ErrnoException) => {
        if (failure.code !== 'EEXIST') throw failure;
        return false;
      },
    );
  }
  return true;
}

/** In bytes; folders allow 255. */
const LONGEST_NAME = 200;

/** A name without what a folder or another system does not allow. */
function plainName(wanted: string): string {
  const allowed = wanted
    .replace(/[\p{Cc}\p{Cf}\p{Cs}/\\:*?"<>|]/gu, '_')
    .trim()
    .replace(/^[.~]+/, '_')
    .replace(NO_SCAN, '_$&');
  const letters = Array.from(allowed || 'scan');
  while (Buffer.byteLength(letters.join('')) > LONGEST_NAME) letters.shift();
  return letters.join('');
}

const numbered = (name: string, copy: number): string => {
  const { name: stem, ext } = path.parse(name);
  return `${stem} (${copy})${ext}`;
};
