import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { keptRegisters } from '../../../domain/history';
import { resources } from '../../../src/resources';
import { forgetCapabilities } from '../../../src/offered/capabilities';
import { criminalCase } from '../../support/foreignCourtCases';
import { useForeignServer } from '../../support/foreignServer';
import { openApp, sent, openControls } from '../caseFilings/openApp';
import { CRIMINAL, headings, listed } from '../followOnCases/screens';

const foreign = useForeignServer();

const menu = () => within(document.querySelector<HTMLElement>('[role=menu]')!);

/** Simulates our own server with four cases, of which the last one has no recorded change. */
function serveHistory() {
  forgetCapabilities();
  const rafiq = { id: 5, userName: 'customs', fullName: 'Rafiqul Islam' };
  foreign.server.use(
    http.get('/api/casebook/capabilities', () => HttpResponse.json({ offers: ['changes', 'versions'] })),
    http.get('/api/case/foujdari-suit-cases-page', () =>
      HttpResponse.json({
        content: [41, 42, 43, 44].map((id) => ({ ...criminalCase(id), version: 1 })),
        totalPages: 1,
        totalElements: 4,
      }),
    ),
    http.get('/api/casebook/changes/last', () =>
      HttpResponse.json([
        { recordId: 41, at: '2026-03-11T20:30:00.000Z', by: rafiq, via: 'row' },
        { recordId: 42, at: '2026-03-11T17:30:00.000Z', by: rafiq, via: 'import:7' },
        { recordId: 43, at: '2026-02-01T05:00:00.000Z', by: null, via: 'system' },
      ]),
    ),
  );
}

it('a list says who changed each row last and on which day in Dhaka, once that column is shown', async () => {
  serveHistory();
  const user = await openApp(foreign, CRIMINAL);
  await listed();
  await openControls(user, 'View options');
  await user.click(screen.getByText('Columns'));
  const choice = await screen.findByRole('menuitemcheckbox', { name: 'Last change' });
  expect(choice).not.toBeChecked();
  expect(headings()).not.toContain('Last change');
  expect(sent(foreign, 'GET', '/api/casebook/changes/last')).toEqual([]);

  await user.click(choice);
  await user.keyboard('{Escape}');
  const rows = await listed();
  const place = headings().indexOf('Last change');
  const cell = (row: number) => rows[row]!.querySelectorAll('th, td')[place]!;
  await waitFor(() => expect(cell(0)).toHaveTextContent('Rafiqul Islam12/03/2026'));
  expect(cell(1)).toHaveTextContent('Rafiqul Islam11/03/2026 · import');
  expect(cell(2)).toHaveTextContent('The system01/02/2026');
  expect(cell(3)).toBeEmptyDOMElement();
  expect(cell(0).querySelector('[data-hint]')).toHaveAttribute(
    'data-hint',
    'Last change: Rafiqul Islam, 12/03/2026, 02:30',
  );
  const [asked, ...more] = sent(foreign, 'GET', '/api/casebook/changes/last');
  expect(more).toEqual([]);
  expect(Object.fromEntries(new URLSearchParams(asked!.url.split('?')[1]))).toEqual({
    register: 'foujdari-suit-cases',
    ids: '41,42,43,44',
  });
});

it('a list offers no column of last changes if the server keeps no history', async () => {
  forgetCapabilities();
  const user = await openApp(foreign, CRIMINAL);
  await listed();
  await openControls(user, 'View options');
  await user.click(screen.getByText('Columns'));
  expect(menu().getByText('FIR Number')).toBeVisible();
  expect(menu().queryByText('Last change')).toBeNull();
});

it('every register with a list keeps the history that the column of last changes needs', () => {
  const kept = new Set<string>(keptRegisters.map(({ name }) => name));
  expect(resources.filter(({ name, options }) => (options.hasHistory ?? true) !== kept.has(name))).toEqual(
    [],
  );
});
