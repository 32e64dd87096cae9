/** Focuses the field that the URL names (`#tribunalOrderNo`), else the first field of a form. */
export function focusFirstField(form: HTMLElement | null): void {
  const fields = [...(form?.querySelectorAll<HTMLInputElement>('input, select, textarea') ?? [])];
  const named = location.hash.slice(1);
  (fields.find(({ name }) => name && name === named) ?? fields[0])?.focus();
}
