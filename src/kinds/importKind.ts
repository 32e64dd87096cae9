import type { Field } from '../../domain/fields';
import { kindName, type KindName } from '../../domain/kinds';

/** Whether the cells of a field are days, whose order of day and month may be unclear. */
export const isDay = (field: Field): boolean => kindName(field) === 'date';

const samples: Partial<Record<KindName, [string, string]>> = {
  date: ['12/03/2021', '১২/০৩/২০২১'],
  money: ['12,34,567.00', '1.5 crore'],
  whole: ['1', '2'],
};

/** What two sample rows of a template hold; choices and yes or no are what their column offers. */
export const sampleCells = (field: Field, words: readonly string[]): [string, string] => {
  const [first = '', second = first] = words;
  return samples[kindName(field)] ?? [first, second];
};

/** The wire values that a field offers: `yes` and `no`, or a choice's own; else none. */
export function offeredValues(field: Field): readonly string[] {
  const kind = kindName(field);
  if (kind === 'yesNo' || kind === 'bool') return ['yes', 'no'];
  return kind === 'choice' ? (field as Field & { choices: readonly string[] }).choices : [];
}
