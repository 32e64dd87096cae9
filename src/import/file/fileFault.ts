import type { catalogue } from '../../i18n/en/fileFaults';

/** Why a file cannot be read: keys of `fileFaults` in the catalogues. */
export type FileFaultCode = keyof typeof catalogue.fileFaults;

export type FileFaultParams = Record<string, string | number>;

/** A file that cannot be read, with what to tell the user. */
export class FileFault extends Error {
  constructor(
    readonly code: FileFaultCode,
    readonly params: FileFaultParams = {},
  ) {
    super(code);
  }
}

/** The size in bytes up to which a file is read. */
export const LARGEST_FILE = 50 * 1024 * 1024;
