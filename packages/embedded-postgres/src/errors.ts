export type EmbeddedPostgresProblem =
  | 'platform-unsupported'
  | 'programs-unusable'
  | 'no-account'
  | 'directory-unusable'
  | 'data-of-another-account'
  | 'data-of-another-version'
  | 'data-in-use'
  | 'data-missing'
  | 'did-not-start';

/** The message is for the person who runs the program: what happened, and what to do. */
export class EmbeddedPostgresError extends Error {
  constructor(
    readonly problem: EmbeddedPostgresProblem,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'EmbeddedPostgresError';
  }
}
