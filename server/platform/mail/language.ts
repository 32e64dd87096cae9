/** The languages of messages to users. */
export type Language = 'en' | 'bn';

/** The first language in `Accept-Language`: the UI sends its own there, a browser its user's preferred one. */
export const languageOf = ({ headers }: { headers: { 'accept-language'?: string | undefined } }): Language =>
  /^\s*bn\b/i.test(headers['accept-language'] ?? '') ? 'bn' : 'en';
