import type { ParsingOptions, WorkBook } from 'xlsx';

/** `read` calls this for a zip; the library's types lack it. It takes files that are already unpacked. */
declare module 'xlsx' {
  export function parse_zip(
    zip: { files: Record<string, { name: string; type: 'file'; content: Uint8Array }> },
    options: ParsingOptions,
  ): WorkBook;
}
