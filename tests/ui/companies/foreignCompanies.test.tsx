import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { useForeignServer } from '../../support/foreignServer';
import { field, openApp, sent } from '../caseFilings/openApp';

const foreign = useForeignServer();

const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const padma = {
  id: 7,
  companyName: 'Padma Traders',
  email: 'office@padma.example',
  phone1: '01711000000',
  phone2: null,
  logo: PNG,
  isActive: true,
  thana: 'Kotwali',
  addressLine1: '12, Agrabad',
  addressBook: { id: 31, addressLine1: '12, Agrabad', thana: { id: 5 }, isActive: true },
};

const empty = {
  contactPersonName: null,
  email: null,
  phone1: null,
  phone2: null,
  regCode: null,
  tin: null,
  vatRegNo: null,
  web: null,
  division: null,
  district: null,
  thana: null,
  addressLine1: null,
  addressLine2: null,
  logo: null,
};

/** Lets the foreign server keep these companies. It sends a logo as bare base64 and has no versions. */
function keepCompanies(...companies: object[]) {
  foreign.server.use(
    http.get('/api/case/search-company-page', () =>
      HttpResponse.json({ content: companies, totalElements: companies.length, totalPages: 1 }),
    ),
    http.put('/api/case/companies/7', async ({ request }) => HttpResponse.json(await request.json())),
    http.post('/api/case/companies', async ({ request }) =>
      HttpResponse.json({ ...((await request.json()) as object), id: 8 }),
    ),
  );
}

const cells = (row: HTMLElement | undefined) =>
  [...(row?.querySelectorAll('th, td') ?? [])].map(
    (cell) => cell.querySelector('img')?.alt ?? cell.querySelector('title')?.textContent ?? cell.textContent,
  );

describe('companies on a foreign server', () => {
  it('the companies of a foreign server are listed with logo and status, and can be searched', async () => {
    keepCompanies(padma, { id: 9, companyName: 'Bay Traders', logo: '', isActive: false });
    const user = await openApp(foreign, '/importer-exporter-list');
    await waitFor(() => expect(document.querySelectorAll('tbody tr')).toHaveLength(2));
    const [first, second] = document.querySelectorAll<HTMLElement>('tbody tr');
    expect(cells(first).slice(0, -2)).toEqual([
      '1',
      'Logo of Padma Traders',
      'Padma Traders',
      '',
      'office@padma.example',
      '01711000000',
      '',
      'Active',
    ]);
    expect(first?.querySelector('img')?.src).toBe(`data:image/png;base64,${PNG}`);
    expect([cells(second)[1], cells(second)[7]]).toEqual(['No logo', 'Inactive']);
    await user.click(screen.getByPlaceholderText('Search'));
    await user.paste('padma');
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(sent(foreign, 'GET', '/api/case/search-company-page').map(({ url }) => url)).toEqual([
        '/api/case/search-company-page?page=0&size=20',
        '/api/case/search-company-page?page=0&size=20&companyName=padma',
      ]),
    );
  });

  it('a company is saved to a foreign server with every field and its address book', async () => {
    keepCompanies(padma);
    const user = await openApp(foreign, '/importer-exporter-list/7/edit');
    await user.click(await field('Phone 2'));
    await user.paste('01811000000');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Company Updated successfully')).toBeVisible();
    expect(sent(foreign, 'PUT', /./).map(({ url, body }) => [url, body])).toEqual([
      [
        '/api/case/companies/7',
        {
          ...empty,
          id: 7,
          companyName: 'Padma Traders',
          email: 'office@padma.example',
          phone1: '01711000000',
          phone2: '01811000000',
          logo: `data:image/png;base64,${PNG}`,
          thana: 'Kotwali',
          addressLine1: '12, Agrabad',
          addressBook: { ...padma.addressBook, addressLine2: null },
        },
      ],
    ]);
  });

  it('a company is added to a foreign server without a check for similar names, and a failure is shown', async () => {
    keepCompanies();
    const user = await openApp(foreign, '/add-company');
    await user.click(await field(/^Importer\/Exporter/));
    await user.paste('Bay Traders');
    foreign.server.use(
      http.post(
        '/api/case/companies',
        () => HttpResponse.json({ message: 'The register is closed' }, { status: 500 }),
        { once: true },
      ),
    );
    await user.keyboard('{Enter}');
    const error = await screen.findByRole('alertdialog', { name: 'Error' });
    expect(error).toHaveAccessibleDescription('There was an error');
    expect(screen.getByText('The register is closed')).toBeInTheDocument();
    await user.click(within(error).getByText('Close'));
    await user.click(screen.getByText('Save'));
    expect(await screen.findByText('Company added successfully')).toBeVisible();
    expect(sent(foreign, 'POST', /./).at(-1)?.body).toEqual({
      ...empty,
      companyName: 'Bay Traders',
      addressBook: { addressLine1: null, addressLine2: null, isActive: true },
    });
    expect(sent(foreign, 'GET', /same-name/)).toEqual([]);
  });
});
