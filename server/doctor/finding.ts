/** What was looked at, whether it is well, and what to do if not. */
export interface Finding {
  what: string;
  outcome: 'good' | 'warning' | 'bad';
  text: string;
}

export const good = (what: string, text: string): Finding => ({ what, outcome: 'good', text });
export const warning = (what: string, text: string): Finding => ({ what, outcome: 'warning', text });
export const bad = (what: string, text: string): Finding => ({ what, outcome: 'bad', text });

/** Without what an address may hold of passwords. */
export function reason(error: unknown): string {
  const { code, cause } = error as NodeJS.ErrnoException;
  return code ?? (cause as NodeJS.ErrnoException | undefined)?.code ?? (error as Error).name;
}
