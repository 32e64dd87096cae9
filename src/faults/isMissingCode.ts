/** What browsers say when a file of the application is not there: a newer version has replaced it, or the line is down. */
const MISSING = /dynamically imported module|importing a module script failed|unable to preload/i;

export const isMissingCode = (error: unknown): boolean =>
  error instanceof Error && MISSING.test(error.message);
