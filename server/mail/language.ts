/** The languages that people can be written to in. */
export type Language = 'en' | 'bn';

/** The language a request asks for: the UI names its own in `Accept-Language`, a browser its reader's first. */
export const languageOf = ({ headers }: { headers: { 'accept-language'?: string | undefined } }): Language =>
  /^\s*bn\b/i.test(headers['accept-language'] ?? '') ? 'bn' : 'en';
