import { filing } from '../../support/foreignServer';

/** What the server answers of file 1, about which nothing is entered yet. */
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
