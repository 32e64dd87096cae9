import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { useForeignServer } from '../../support/foreignServer';
import { labelled, openApp } from '../caseFilings/openApp';
import { emptyPage } from '../files/filePage';
import { rangeOf, serveChanges } from '../history/historyServer';
import { serveUsers, user } from '../users/userServer';
import { proposal } from './proposal';

const foreign = useForeignServer();

/** Simulates our own server with one open proposal. */
function serve(open: object) {
  serveChanges(foreign, [], ['files', 'changes', 'proposals', 'recordsById', 'versions']);
  serveUsers(foreign, [user(2, { fullName: 'Rafiqul Islam', userName: 'customs' })]);
  foreign.server.use(
    http.get('/api/casebook/files/1', () => HttpResponse.json(emptyPage)),
    http.get('/api/casebook/proposals', ({ request }) => rangeOf([open], request)),
  );
}

it.each([
  [
    'English',
    { language: 'en', refuse: 'Refuse: S-12/AP/2024', approve: /^Approve/, state: 'Not by you: ' },
    'Rafiqul Islam gave Nasrin Chowdhury access, or changed it, in the week before Nasrin Chowdhury signed in, so this is no second pair of eyes. Let another administrator approve it. From 07/11/2026, 16:05 on, Nasrin Chowdhury counts after signing in again',
  ],
  [
    'Bengali',
    { language: 'bn', refuse: 'প্রত্যাখ্যান: S-12/AP/2024', approve: /^অনুমোদন/, state: 'আপনি নন: ' },
    'Nasrin Chowdhury লগইন করার আগের সাত দিনের মধ্যে Rafiqul Islam তাঁকে প্রবেশাধিকার দিয়েছেন বা তা পরিবর্তন করেছেন, তাই এটি দ্বিতীয় ব্যক্তির যাচাই নয়। অন্য কোনো অ্যাডমিনকে অনুমোদন করতে বলুন। ০৭/১১/২০২৬, ১৬:০৫ থেকে আবার লগইন করলে Nasrin Chowdhury আলাদা ব্যক্তি হিসেবে গণ্য হবেন',
  ],
] as const)(
  'an administrator whose approval would not count reads why in %s in the list, and is not offered it',
  async (_, { language, refuse, approve, state }, text) => {
    const params = { by: 'Rafiqul Islam', of: 'Nasrin Chowdhury', until: '2026-11-07T10:05:00.000Z' };
    serve(proposal({ obstacle: { code: 'sameHands', message: 'No second person', params } }));
    await openApp(foreign, '/activity/proposals', { language });
    expect(await labelled(refuse)).toBeVisible();
    expect(screen.getByText(state + text)).toBeVisible();
    expect(screen.queryByRole('button', { name: approve })).toBeNull();
  },
);

it('the page of a file says why an administrator’s approval would not count, and offers only to refuse', async () => {
  const params = { of: 'Nasrin Chowdhury', until: '2026-11-07T10:05:00.000Z' };
  serve(proposal({ obstacle: { code: 'letInOnServer', message: 'No second person', params } }));
  await openApp(foreign, '/files/1');
  const waiting = within(await screen.findByRole('note'));
  expect(waiting.getByText(/^Nasrin Chowdhury was let in on the server in the week/)).toBeVisible();
  expect(waiting.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Refuse']);
});
