/**
 * The file number that the address of an add screen goes on with, after `add` (`/add-tribunal-case`). Read
 * from the address itself: the router's own parameter turns a `%2F` that is part of the number into a `/`.
 */
export function fileNumberInAddress(pathname: string, add: string): string {
  const encoded = pathname.slice(add.length + 1);
  try {
    return decodeURIComponent(encoded).trim();
  } catch {
    // typed by hand, with a `%` that encodes nothing
    return encoded;
  }
}
