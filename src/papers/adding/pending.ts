/** A file that has begun to be sent and is no paper yet. */
interface Pending {
  uploadId: string;
  caseFilingId: number;
  name: string;
  /** What was entered of it. */
  values: object;
}

const STORE = 'papers';

/** The same file is known again by what a browser tells of it. */
export const fileKey = ({ name, size, lastModified }: File): string => `${name}|${size}|${lastModified}`;

const all = (): Record<string, Pending> => {
  try {
    return JSON.parse(sessionStorage.getItem(STORE) ?? '{}') as Record<string, Pending>;
  } catch {
    return {};
  }
};

function store(entries: Record<string, Pending>): void {
  try {
    sessionStorage.setItem(STORE, JSON.stringify(entries));
  } catch {
    // without room, a reload only begins again
  }
}

/** What was begun on a file before the page was loaded again, by the files' keys. */
export const pendingOn = (caseFilingId: number): [string, Pending][] =>
  Object.entries(all()).filter(([, pending]) => pending.caseFilingId === caseFilingId);

export const pendingOf = (file: File): Pending | undefined => all()[fileKey(file)];

export const keepPending = (file: File, change: Partial<Pending>): void => {
  const entries = all();
  const before = entries[fileKey(file)] ?? { uploadId: '', caseFilingId: 0, name: file.name, values: {} };
  store({ ...entries, [fileKey(file)]: { ...before, ...change } });
};

export const forgetPending = (key: string): void => {
  const { [key]: _forgotten, ...others } = all();
  store(others);
};
