import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { forgetCapabilities } from '../../../src/offered/capabilities';
import { useForeignServer } from '../../support/foreignServer';
import { field, labelled, openApp, sent } from '../caseFilings/openApp';
import { cellsOf, listed } from '../followOnCases/screens';

const foreign = useForeignServer();

const section = (id: number, name: string, more: object = {}) => ({
  id,
  name,
  nameBn: null,
  position: null,
  active: true,
  used: 0,
  usedBy: [
    { resource: 'case-fillings', count: 0 },
    { resource: 'users', count: 0 },
  ],
  version: 1,
  ...more,
});

/** Simulates our own server with these sections. */
function serveSections(...sections: ReturnType<typeof section>[]) {
  forgetCapabilities();
  const one = (id: unknown) => sections.find((each) => each.id === Number(id));
  foreign.server.use(
    http.get('/api/casebook/capabilities', () =>
      HttpResponse.json({
        offers: ['sections', 'banks', 'office', 'figureFilters', 'versions', 'idempotency'],
      }),
    ),
    http.get('/api/casebook/sections', () =>
      HttpResponse.json(sections, {
        headers: { 'content-range': `sections 0-${sections.length - 1}/${sections.length}` },
      }),
    ),
    http.get('/api/casebook/sections/:id', ({ params }) => HttpResponse.json(one(params.id))),
    http.put('/api/casebook/sections/:id', async ({ params, request }) => {
      const stored = one(params.id)!;
      return HttpResponse.json(Object.assign(stored, await request.json(), { version: stored.version + 1 }));
    }),
    http.post('/api/casebook/sections', async ({ request }) =>
      HttpResponse.json({ ...section(99, ''), ...((await request.json()) as object) }),
    ),
    http.post('/api/casebook/sections/:id/merge', ({ params }) => HttpResponse.json(one(params.id))),
  );
}

describe('the list of sections', () => {
  it('the list of sections is sorted by name, and shows each section’s use with a link to the filings', async () => {
    serveSections(
      section(3, 'AIR', {
        nameBn: 'এআইআর',
        position: 2,
        used: 1205,
        usedBy: [
          { resource: 'case-fillings', count: 1204 },
          { resource: 'users', count: 1 },
        ],
      }),
      section(4, 'Jetty', { active: false }),
    );
    await openApp(foreign, '/sections-list');
    const rows = await listed();
    expect(cellsOf(rows[0]).slice(1, 6)).toEqual(['AIR', 'এআইআর', '2', 'Yes', '1,204 filings, 1 user']);
    expect(cellsOf(rows[1]).slice(1, 6)).toEqual(['Jetty', '', '', 'No', 'Nothing']);
    expect(await screen.findByRole('link', { name: '1,204 filings' })).toHaveAttribute(
      'href',
      '/case-fillings-list?filter=%7B%22workPlaceId%22%3A3%7D',
    );
    const [asked] = sent(foreign, 'GET', '/api/casebook/sections');
    expect(Object.fromEntries(new URLSearchParams(asked!.url.split('?')[1]))).toEqual({
      sort: '["name","ASC"]',
      range: '[0,19]',
      filter: '{}',
    });
  });

  it('a section is saved in its row by keyboard alone, with the version at which the row was opened', async () => {
    serveSections(section(3, 'AIR'));
    const person = await openApp(foreign, '/sections-list');
    (await labelled('Edit: AIR')).focus();
    await person.keyboard('{F2}');
    await person.keyboard('Air Freight{Tab}এয়ার{Tab}৭{Enter}');
    expect(await screen.findByText('Section/Branch saved')).toBeVisible();
    expect(sent(foreign, 'PUT', '/api/casebook/sections/3').map(({ body }) => body)).toEqual([
      expect.objectContaining({
        id: 3,
        name: 'Air Freight',
        nameBn: 'এয়ার',
        position: 7,
        active: true,
        version: 1,
      }),
    ]);
    expect(await labelled('Edit: Air Freight')).toHaveFocus();
  });

  it('a section has one edit button, and a double click edits it in its row', async () => {
    serveSections(section(3, 'AIR'));
    const person = await openApp(foreign, '/sections-list');
    const row = within((await listed())[0]!);
    expect(row.getAllByRole('link', { name: /^Edit/ })).toHaveLength(1);
    expect(row.queryByRole('button', { name: /^Edit/ })).toBeNull();
    await person.dblClick(row.getByText('AIR'));
    expect(await screen.findByLabelText(/^Name \*/)).toHaveFocus();
  });

  it('the buttons of an edited row stay in the Tab order while another row has the focus', async () => {
    serveSections(section(3, 'AIR'), section(4, 'Jetty'));
    const person = await openApp(foreign, '/sections-list');
    (await labelled('Edit: AIR')).focus();
    await person.keyboard('{F2}');
    const save = await labelled('Save row (Enter): AIR');
    (await labelled('Edit: Jetty')).focus();
    expect(save).toHaveProperty('tabIndex', 0);
    expect(await labelled('Edit: Jetty')).toHaveProperty('tabIndex', 0);
  });

  it('a name that another section has is reported at the name’s cell', async () => {
    serveSections(section(3, 'AIR'));
    foreign.server.use(
      http.put('/api/casebook/sections/:id', () =>
        HttpResponse.json(
          { status: 409, code: 'nameTaken', errors: [{ field: 'name', code: 'nameTaken' }] },
          { status: 409 },
        ),
      ),
    );
    const person = await openApp(foreign, '/sections-list');
    (await labelled('Edit: AIR')).focus();
    await person.keyboard('{F2}Jetty{Enter}');
    const message = await screen.findByText('This name is already in use');
    expect(within((await listed())[0]!).getByLabelText(/^Name \*/)).toHaveAccessibleDescription(
      message.textContent,
    );
  });

  it('a section is merged into a chosen one, and cannot be merged into itself', async () => {
    serveSections(section(3, 'AIR'), section(4, 'Jetty'), section(5, 'Bond', { active: false }));
    const person = await openApp(foreign, '/sections-list/3/merge');
    const select = await screen.findByRole('combobox', { name: /^Merge into/ });
    await waitFor(() => expect(select).toHaveFocus());
    await person.keyboard(' ');
    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['Jetty', 'Bond']);
    await person.click(options[0]!);
    await person.click(screen.getByRole('button', { name: 'Merge' }));
    expect(await screen.findByText('Merged')).toBeVisible();
    expect(sent(foreign, 'POST', '/api/casebook/sections/3/merge').map(({ body }) => body)).toEqual([
      { into: 4 },
    ]);
  });

  it('a section is added without asking whether forms should offer it', async () => {
    serveSections(section(3, 'AIR'));
    const person = await openApp(foreign, '/create-section');
    await person.type(await field(/^Name/), 'Bond');
    expect(screen.queryByLabelText('Offered in forms')).toBeNull();
    await person.keyboard('{Enter}');
    expect(await screen.findByText(/Section\/Branch added/)).toBeVisible();
    expect(sent(foreign, 'POST', '/api/casebook/sections')[0]!.body).toEqual({
      name: 'Bond',
      nameBn: null,
      position: null,
    });
  });
});

it('a section is shown by its Bengali name in the Bengali UI', async () => {
  foreign.filings = [
    { id: 1, nothiNumber: 'S-1', workPlace: { id: 3, name: 'AIR', nameBn: 'এআইআর' } },
    { id: 2, nothiNumber: 'S-2', workPlace: { id: 4, name: 'Jetty' } },
  ];
  await openApp(foreign, '/case-fillings-list', { language: 'bn' });
  const rows = await listed();
  expect(rows.map((row) => cellsOf(row)[2])).toEqual(['এআইআর', 'Jetty']);
});

it('the table of sections has the Bengali name as its first column in the Bengali UI', async () => {
  serveSections(section(3, 'AIR', { nameBn: 'এআইআর', position: 2 }), section(4, 'Jetty'));
  await openApp(foreign, '/sections-list', { language: 'bn' });
  const rows = await listed();
  const head = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(head.slice(1, 4)).toEqual(['নাম (বাংলা)', 'নাম (ইংরেজি)', 'তালিকায় ক্রম']);
  expect(rows.map((row) => cellsOf(row).slice(1, 4))).toEqual([
    ['এআইআর', 'AIR', '২'],
    ['Jetty', 'Jetty', ''],
  ]);
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['এআইআর', 'Jetty']);
  expect(screen.getAllByRole('columnheader')[1]).toHaveAttribute('aria-sort', 'ascending');
  const [asked] = sent(foreign, 'GET', '/api/casebook/sections');
  expect(new URLSearchParams(asked!.url.split('?')[1]).get('sort')).toBe('["nameBn","ASC"]');
});

it('a section’s card and its menu have its Bengali name in the Bengali UI', async () => {
  window.innerWidth = 390;
  serveSections(section(3, 'AIR', { nameBn: 'এআইআর' }), section(4, 'Jetty'));
  const person = await openApp(foreign, '/sections-list', { language: 'bn' });
  const cards = await screen.findAllByRole('article');
  const factsOf = (card: HTMLElement) =>
    [...card.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
  expect(cards[0]).toHaveAccessibleName('এআইআর');
  expect(factsOf(cards[0]!)[0]).toBe('নাম (ইংরেজি)AIR');
  expect(cards[1]).toHaveAccessibleName('Jetty');
  expect(factsOf(cards[1]!)[0]).toBe('নাম (ইংরেজি)Jetty');
  await person.click(within(cards[0]!).getByRole('button'));
  expect(screen.getByRole('link', { name: 'একীভূত করুন: এআইআর' })).toBeVisible();
});
