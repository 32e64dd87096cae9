import { text } from './fields';

/** What the office is called; empty, the setting ORGANISATION says it. */
export const officeFields = { name: text(), nameBn: text() };
