import { useSyncExternalStore } from 'react';
import { wordKey } from '../../domain/import/words';
import { importRegister, type ExistingRule, type ImportLayout, type Reading } from '../../domain/imports';
import { currentPerson } from '../authProvider/session';
import { readPreference, writePreference } from '../preferences/preferences';
import type { OpenFile } from './file/openFile';
import type { SheetLook } from './file/fileTask';
import { shownReading } from './readings';

/** The field that a column of the sheet is imported into; `field` is '' for a column that is left out. */
export interface ColumnChoice {
  field: string;
  reading?: Reading | undefined;
  /** Whether the field was guessed from the column's cells alone and nobody has chosen it. */
  isGuess?: boolean;
}

/** A spreadsheet on its way to the server: its file, and what has been chosen so far. */
export interface Draft {
  register: string;
  file: OpenFile;
  sheet: number;
  look: SheetLook;
  /** Other registers that the headings fit better. */
  likelier: string[];
  columns: Record<number, ColumnChoice>;
  /** Whether the user has confirmed the fields that were guessed from cells alone. */
  areGuessesRight?: boolean;
  /** Values for all rows, by field. */
  values: Record<string, string>;
  existing: ExistingRule;
  parties: ImportLayout['parties'];
  /** The import that was created from the draft, and what was sent, to notice later changes. */
  sent?: Sent | undefined;
}

export interface Sent {
  id: number;
  /** The choices the import was sent with. */
  layout: string;
  /** Where the next part of the rows begins; null if all were sent. */
  next: number | null;
  /** Whether the check of the import was requested. */
  isChecked: boolean;
}

/** Held outside React, so that nothing is lost when the user leaves the page and comes back. */
let draft: Draft | null = null;
const listeners = new Set<() => void>();

export const currentDraft = (): Draft | null => draft;

export function setDraft(next: Draft | null): void {
  if (draft && draft.file !== next?.file) draft.file.close();
  draft = next;
  listeners.forEach((tell) => tell());
}

/**
 * Makes a draft of a file and puts it in place of the present one. If another sheet or file has been chosen
 * meanwhile, the new draft and its failure are dropped. Closes a file that is not shown.
 * @returns whether the draft is shown
 */
export async function replaceDraft(
  file: OpenFile,
  make: () => Promise<Omit<Draft, 'file'>>,
): Promise<boolean> {
  const turn = ++lastTurn;
  const isLast = () => turn === lastTurn;
  try {
    const made = await make();
    if (isLast()) setDraft({ ...made, file });
  } catch (failure) {
    if (isLast()) throw failure;
  } finally {
    if (draft?.file !== file) file.close();
  }
  return isLast();
}

let lastTurn = 0;

/** Changes the draft of this file; does nothing if another has taken its place. */
export const changeDraft = (file: OpenFile, change: Partial<Draft>): void => {
  if (draft?.file === file) setDraft({ ...draft, ...change });
};

export const useDraft = (): Draft | null => useSyncExternalStore(listen, currentDraft);

function listen(tell: () => void) {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

export function layoutOf({ look, columns, values, existing, parties }: Draft): ImportLayout {
  const headings = Array.from(
    { length: 1 + Math.max(-1, ...look.columns.map(({ column }) => column)) },
    () => '',
  );
  for (const { column, heading } of look.columns) headings[column] = heading;
  return {
    columns: Object.entries(columns).flatMap(([column, { field, reading }]) =>
      field ? [{ column: Number(column), field, ...(reading && { reading }) }] : [],
    ),
    headings,
    values: Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')),
    existing,
    parties,
  };
}

/**
 * The choices of an earlier import with the same headings, otherwise guesses. How a column is read follows
 * from its own cells or, if the cells leave it open, from the earlier import.
 */
export async function choicesFor(register: string, look: SheetLook): Promise<Remembered> {
  const person = currentPerson()?.userName;
  const known = person === undefined ? undefined : await readPreference(person, keyOf(register, look));
  const { columns, ...rest } = (known as Remembered | undefined) ?? guessedChoices(look);
  const fields = importRegister(register)?.columns ?? {};
  const read = look.columns.map((each) => {
    const { field = '', reading } = columns[each.column] ?? {};
    const shown = shownReading(known ? { ...each, unit: null } : each, fields[field]);
    return [each.column, { field, reading: shown ?? reading, isGuess: !known && each.isByContent }] as const;
  });
  return { columns: Object.fromEntries(read), ...rest };
}

type Remembered = Pick<Draft, 'columns' | 'values' | 'existing' | 'parties'>;

const guessedChoices = ({ columns }: SheetLook): Remembered => ({
  columns: Object.fromEntries(columns.map(({ column, guess }) => [column, { field: guess ?? '' }])),
  values: {},
  existing: 'skip',
  parties: 'make',
});

/** Keeps the choices for the next sheet with these headings. */
export const rememberChoices = ({ register, look, columns, values, existing, parties }: Draft) =>
  remember(keyOf(register, look), { columns, values, existing, parties });

/**
 * Keeps the choices for a downloaded sheet of refused rows, which also has a column for each value that held
 * for all rows.
 */
export const rememberColumns = (
  register: string,
  columns: readonly (ColumnChoice & { heading: string })[],
  { existing, parties }: Pick<ImportLayout, 'existing' | 'parties'>,
) =>
  remember(keyOf(register, { columns: columns.map(({ heading }, column) => ({ column, heading })) }), {
    columns: Object.fromEntries(columns.map(({ field, reading }, column) => [column, { field, reading }])),
    values: {},
    existing,
    parties,
  });

async function remember(key: string, choices: Remembered): Promise<void> {
  const person = currentPerson()?.userName;
  if (person !== undefined) await writePreference(person, key, choices);
}

interface Headed {
  columns: readonly { column: number; heading: string }[];
}

const keyOf = (register: string, { columns }: Headed) =>
  `import.${register}.${columns.map(({ column, heading }) => `${column}:${wordKey(heading)}`).join('|')}`;
