export const yesOrNo = ['yes', 'no'] as const;

export type YesOrNo = (typeof yesOrNo)[number];

const words: Record<string, boolean> = {
  true: true,
  yes: true,
  '1': true,
  false: false,
  no: false,
  '0': false,
};

/** `"yes"`, `1`, `"true"` … → true; `"no"`, `0` … → false; other values are returned unchanged. */
export const readBool = (value: unknown): unknown =>
  typeof value === 'string' || typeof value === 'number'
    ? (words[String(value).toLowerCase()] ?? value)
    : value;

/** Like `readBool`, but returns the wire values `yes` and `no`. */
export function readYesNo(value: unknown): unknown {
  const read = readBool(value);
  if (typeof read !== 'boolean') return read;
  return (read ? 'yes' : 'no') satisfies YesOrNo;
}
