import { text } from './fields';

/** The office's name; if empty, the setting ORGANISATION applies. */
export const officeFields = { name: text(), nameBn: text() };
