import type {
  Cell,
  Decision,
  ImportCounts,
  ImportError,
  ImportLayout,
  ImportRow,
  ImportRowState,
  ImportState,
} from '../../domain/imports';
import type { HttpAnswer, HttpClient, Call } from './httpClient';

/** The import of one spreadsheet, done or under way (docs/contract.md, "Imports"). */
export interface ImportBatch {
  id: number;
  at: string;
  by: { id: number; userName: string; fullName: string } | null;
  register: string;
  fileName: string;
  layout: ImportLayout;
  state: ImportState;
  /** Rows received. */
  total: number;
  counts: ImportCounts;
  /** Cells for which several rows are refused; only in the answer for a single import. */
  alike?: { error: ImportError; cell: Cell; rows: number }[];
  /** Paid revenue, in taka, in the forms of files of payments; only in the answer for a single import. */
  paidTwice?: { files: number; amount: number } | null;
  /** Companies and agents that an undo has kept; only in the answer for a single import. */
  left?: { register: string; recordId: number; name: string | null }[];
  /** Whether the register has changed since the check (docs/contract.md); only in the answer for a single import. */
  isOutdated?: boolean;
}

/**
 * A correction or decision of the user for one row, or for all rows with the same cells; each changed row is
 * checked again.
 */
export interface RowEdit {
  mended?: { column: number; cell: Cell }[];
  decision?: Decision;
  /** Whether the values that the check proposed are taken. */
  proposed?: boolean;
  all?: boolean;
}

export type ImportStep = 'check' | 'run' | 'cancel' | 'undo';

export type ImportCalls = ReturnType<typeof createImportCalls>;

const IMPORTS = '/api/casebook/imports';

/** Calls of our own server, if it offers `imports`. */
export const createImportCalls = (
  call: HttpClient,
  read: (path: string, call: Call) => Promise<HttpAnswer>,
) => ({
  importBatch: async (id: number, signal?: AbortSignal) =>
    (await call(`${IMPORTS}/${id}`, { signal })) as ImportBatch,
  beginImport: async (body: { register: string; fileName: string; layout: ImportLayout; rows: unknown[] }) =>
    (await call(IMPORTS, { method: 'POST', body })) as ImportBatch,
  addImportRows: async (id: number, rows: unknown[]) => {
    await call(`${IMPORTS}/${id}/rows`, { method: 'POST', body: { rows } });
  },
  stepImport: async (id: number, step: ImportStep) => {
    await call(`${IMPORTS}/${id}/${step}`, { method: 'POST', isAlwaysNew: true });
  },
  importRows: async (
    id: number,
    { states, from, to }: { states: readonly ImportRowState[]; from: number; to: number },
    signal?: AbortSignal,
  ) => {
    const filter = JSON.stringify({ state: states });
    const { headers, json } = await read(`${IMPORTS}/${id}/rows`, {
      query: { filter, range: JSON.stringify([from, to]), sort: JSON.stringify(['line', 'ASC']) },
      signal,
    });
    return { rows: json as ImportRow[], total: Number(headers.get('content-range')?.split('/')[1] ?? 0) };
  },
  /** Returns the row as checked after the edit. */
  editImportRow: async (id: number, row: number, body: RowEdit) =>
    (await call(`${IMPORTS}/${id}/rows/${row}`, { method: 'PUT', body })) as ImportRow,
});
