/**
 * The file number after `add` in the URL (`/add-tribunal-case/…`). Read from the URL itself, because the
 * router's parameter decodes a `%2F` in the number to `/`.
 */
export function fileNumberInAddress(pathname: string, add: string): string {
  const encoded = pathname.slice(add.length + 1);
  try {
    return decodeURIComponent(encoded).trim();
  } catch {
    // typed by hand, with a `%` that is not an escape
    return encoded;
  }
}
