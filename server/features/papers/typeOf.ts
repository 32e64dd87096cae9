import { open, type FileHandle } from 'node:fs/promises';
import type { MessageCode } from '../../../domain/messages';
import type { PaperType } from '../../../domain/papers';
import { zipDirectory, ZipFault } from '../../../domain/zip';

/** What a file is by its bytes: a type of paper, or why it is none. */
type Judged = { type: PaperType } | { refusal: MessageCode };

const HEAD = 4096;
const MIB = 1024 * 1024;

/** What a file is by its bytes, whatever its name says. */
export async function judgeFile(file: string): Promise<Judged> {
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    const head = await bytesAt(handle, 0, Math.min(HEAD, size));
    const starts = (...signature: string[]) => signature.some((each) => latin(head).startsWith(each));
    const type = SIGNATURES.find(({ signatures }) => starts(...signatures))?.type;
    if (type) return { type };
    const refusal = REFUSED.find(({ signatures }) => starts(...signatures))?.refusal;
    if (refusal) return { refusal };
    if (starts('PK\x03\x04')) return await judgeZip(handle, size);
    if (
      latin(head)
        .slice(4, 12)
        .match(/^ftyp(hei|mif|msf|avi)/)
    )
      return { refusal: 'paperIsHeic' };
    if (MARKUP.test(latin(head).replaceAll('\0', ''))) return { refusal: 'paperIsWebPage' };
    // some scanners write a line of their own before the header
    return latin(head).slice(0, 1024).includes('%PDF-') ? { type: 'pdf' } : { refusal: 'notAPaper' };
  } finally {
    await handle.close();
  }
}

/** The type of a file by its bytes; null if it is no paper. */
export async function typeOf(file: string): Promise<PaperType | null> {
  const judged = await judgeFile(file);
  return 'type' in judged ? judged.type : null;
}

const SIGNATURES: readonly { type: PaperType; signatures: string[] }[] = [
  { type: 'pdf', signatures: ['%PDF-'] },
  { type: 'jpeg', signatures: ['\xff\xd8\xff'] },
  { type: 'png', signatures: ['\x89PNG\r\n\x1a\n'] },
  { type: 'tiff', signatures: ['II*\0', 'MM\0*', 'II+\0', 'MM\0+'] },
];

const REFUSED: readonly { refusal: MessageCode; signatures: string[] }[] = [
  { refusal: 'paperIsProgram', signatures: ['MZ', '\x7fELF', '#!', '\xca\xfe\xba\xbe', '\xcf\xfa\xed\xfe'] },
  { refusal: 'oldForm', signatures: ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'] },
  {
    refusal: 'paperIsArchive',
    signatures: ['Rar!\x1a\x07', "7z\xbc\xaf'\x1c", '\x1f\x8b', 'PK\x05\x06', 'BZh', '\xfd7zXZ\0'],
  },
];

const MARKUP =
  /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?\s*<(?:!doctype|!--|html|head|body|script|svg|\?xml|iframe)/i;

const latin = (bytes: Buffer): string => bytes.toString('latin1');

/** In bytes: the directory of a document is far smaller. */
const LONGEST_DIRECTORY = 2 * MIB;

/** Documents are zips with certain parts. Their directory is at the end, so the rest is not read. */
async function judgeZip(handle: FileHandle, size: number): Promise<Judged> {
  const length = Math.min(size, LONGEST_DIRECTORY);
  const names = namesIn(await bytesAt(handle, size - length, length), size - length);
  if (!names) return { refusal: 'formDamaged' };
  if (!names.has('[Content_Types].xml')) return { refusal: 'paperIsArchive' };
  if ([...names].some((name) => /vbaProject\.bin$/i.test(name))) return { refusal: 'formMacros' };
  if (names.has('word/document.xml')) return { type: 'docx' };
  return names.has('xl/workbook.xml') ? { type: 'xlsx' } : { refusal: 'notAPaper' };
}

/** The names in a zip of which these are the last bytes; null if it is damaged. */
function namesIn(bytes: Buffer, before: number): ReadonlySet<string> | null {
  try {
    return new Set(zipDirectory(bytes, before).map(({ name }) => name));
  } catch (error) {
    if (error instanceof ZipFault) return null;
    throw error;
  }
}

async function bytesAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
