/** All texts of a catalogue by their keys. */
export function flat(value: unknown, path = '', texts = new Map<string, string>()): Map<string, string> {
  if (typeof value === 'string') return texts.set(path, value);
  for (const [key, child] of Object.entries(value as object))
    flat(child, path ? `${path}.${key}` : key, texts);
  return texts;
}
