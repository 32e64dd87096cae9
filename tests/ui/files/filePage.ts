import { filing } from '../../support/foreignServer';

/** The server's answer for file 1, for which nothing has been entered yet. */
export const emptyPage = {
  filing: filing(1, { nothiNumber: 'S-1/AP/2024', version: 4 }),
  proceedings: [],
  hearings: [],
  limits: [],
  notes: [],
  timeline: [],
  followers: [],
  papers: [],
};
