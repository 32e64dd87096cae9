import { inflateRawSync } from 'node:zlib';
import { strFromU8, strToU8, zipSync, type Zippable } from 'fflate';
import { unpacked, zipDirectory, ZipFault, type Parts } from '../../../../domain/zip';
import { FormFault } from './fault';
import { attribute, tagsIn } from './xml';

const MIB = 1024 * 1024;

/** The most bytes that the parts of a form may have unpacked. */
const LARGEST_UNPACKED = 32 * MIB;

const FORMATS = 'application/vnd.openxmlformats-officedocument.';

const MAIN = {
  xlsx: `${FORMATS}spreadsheetml.sheet.main+xml`,
  docx: `${FORMATS}wordprocessingml.document.main+xml`,
} as const;

export type FormType = keyof typeof MAIN;

/** An unpacked workbook or document. */
export interface Form {
  type: FormType;
  parts: Parts;
  /** The names of the parts whose content type ends so, such as `worksheet+xml`. */
  named(contentType: string): string[];
}

/** Opens a form by its bytes, whatever its name says. @throws FormFault */
export function openForm(bytes: Uint8Array): Form {
  if (startsWith(bytes, OLE)) throw new FormFault('oldForm');
  if (!startsWith(bytes, ZIP)) throw new FormFault('notAForm');
  const parts = unzipped(bytes);
  const types = contentTypes(parts);
  if (types.some(([name, type]) => /macroEnabled/i.test(type) || /vbaProject\.bin$/i.test(name)))
    throw new FormFault('formMacros');
  const type = (Object.keys(MAIN) as FormType[]).find((each) => types.some(([, one]) => one === MAIN[each]));
  if (!type) throw new FormFault('notAForm');
  const named = (ending: string) => types.flatMap(([name, one]) => (one.endsWith(ending) ? [name] : []));
  return { type, parts, named };
}

function unzipped(bytes: Uint8Array): Parts {
  try {
    return unpacked(bytes, zipDirectory(bytes), inflate, LARGEST_UNPACKED);
  } catch (error) {
    if (!(error instanceof ZipFault)) throw error;
    throw new FormFault(error.code === 'damaged' ? 'formDamaged' : 'formExpands');
  }
}

function inflate(data: Uint8Array, most: number): Uint8Array {
  try {
    return inflateRawSync(data, { maxOutputLength: Math.max(1, most) });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ZipFault(code === 'ERR_BUFFER_TOO_LARGE' ? 'expandsTooFar' : 'damaged');
  }
}

const ZIP = [0x50, 0x4b];
/** The container of Office before 2007, and of files with a password. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0];

const startsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, place) => bytes[place] === byte);

/** The content type of each part. */
function contentTypes(parts: Parts): [name: string, type: string][] {
  const xml = '[Content_Types].xml' in parts ? textOf(parts, '[Content_Types].xml') : '';
  const types = new Map<string, string>();
  for (const tag of tagsIn(xml)) {
    const key = attribute(tag, 'PartName')?.slice(1) ?? `.${attribute(tag, 'Extension')?.toLowerCase()}`;
    types.set(key, attribute(tag, 'ContentType') ?? '');
  }
  return Object.keys(parts).map((name) => [
    name,
    types.get(name) ?? types.get(/\.[^.]*$/.exec(name.toLowerCase())?.[0] ?? '') ?? '',
  ]);
}

/** A part as text, with its byte order mark. @throws FormFault for another encoding than UTF-8 */
export function textOf(parts: Parts, name: string): string {
  const part = parts[name];
  if (!part || part[0] === 0xff || part[0] === 0xfe) throw new FormFault('formDamaged');
  return strFromU8(part);
}

/** The form with changed parts; all others have the same bytes. */
export function withParts({ parts }: Form, changed: ReadonlyMap<string, string>): Uint8Array {
  const files = Object.entries(parts).map(([name, part]): [string, Zippable[string]] => {
    const text = changed.get(name);
    return [name, [text === undefined ? part : strToU8(text), { level: PACKED.test(name) ? 0 : 6 }]];
  });
  return zipSync(Object.fromEntries(files));
}

/** Pictures are packed already. */
const PACKED = /\.(?:png|jpe?g|gif)$/i;
