/** A finding: its subject, whether it is in order, and advice if not. */
export interface Finding {
  what: string;
  outcome: 'good' | 'warning' | 'bad';
  text: string;
}

export const good = (what: string, text: string): Finding => ({ what, outcome: 'good', text });
export const warning = (what: string, text: string): Finding => ({ what, outcome: 'warning', text });
export const bad = (what: string, text: string): Finding => ({ what, outcome: 'bad', text });

/** The error's code or name. Its message is left out, since a URL in it may contain a password. */
export function reason(error: unknown): string {
  const { code, cause } = error as NodeJS.ErrnoException;
  return code ?? (cause as NodeJS.ErrnoException | undefined)?.code ?? (error as Error).name;
}
