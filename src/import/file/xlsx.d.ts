import type { ParsingOptions, WorkBook } from 'xlsx';

/** What `read` calls for a zip, which the types of the library lack: it takes the files of one unpacked already. */
declare module 'xlsx' {
  export function parse_zip(
    zip: { files: Record<string, { name: string; type: 'file'; content: Uint8Array }> },
    options: ParsingOptions,
  ): WorkBook;
}
