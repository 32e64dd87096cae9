/** Focuses the first field of a form. */
export const focusFirstField = (form: HTMLElement | null): void =>
  form?.querySelector<HTMLElement>('input, select, textarea')?.focus();
