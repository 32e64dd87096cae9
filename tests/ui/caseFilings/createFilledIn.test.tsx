import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { useForeignServer } from '../../support/foreignServer';
import { choose, FORM } from './createForm';
import { field, OFFERED, openApp, openDialog } from './openApp';

const foreign = useForeignServer();

describe('filling in a new filing', () => {
  it('a bill of entry keeps its prefix C-, even if the prefix is deleted or typed twice', async () => {
    const user = await openApp(foreign, FORM);
    const boe = await field('Bill of Entry/Export');
    expect(boe).toHaveValue('C-');
    await user.type(boe, '777');
    expect(boe).toHaveValue('C-777');
    await user.clear(boe);
    expect(boe).toHaveValue('C-');
    await user.type(boe, 'c-12');
    expect(boe).toHaveValue('C-12');
    await user.tripleClick(boe);
    await user.paste('C-555');
    expect(boe).toHaveValue('C-555');
  });

  it('choosing an agent fills AIN, and clearing the agent clears AIN unless the user has edited AIN', async () => {
    const user = await openApp(foreign, FORM);
    await choose(user, 'C&F Agent', 'karna', 'Karnaphuli C&F (301234567)');
    const ain = await field('AIN');
    expect(ain).toHaveValue('301234567');
    expect(await field('C&F Agent')).toHaveValue('Karnaphuli C&F');
    await user.clear(await field('C&F Agent'));
    await waitFor(() => expect(ain).toHaveValue(''));

    await choose(user, 'C&F Agent', 'karna', 'Karnaphuli C&F (301234567)');
    await user.clear(ain);
    await user.type(ain, 'A-1');
    await user.clear(await field('C&F Agent'));
    expect(ain).toHaveValue('A-1');
  });

  it('the form of a new filing shows the company’s BIN if the server sends it', async () => {
    foreign.server.use(
      http.get('/api/case/companies', () =>
        HttpResponse.json([{ id: 7, companyName: 'Padma Traders', vatRegNo: '000123456-0101' }]),
      ),
    );
    const user = await openApp(foreign, FORM);
    await choose(user, 'Name of Importer/Exporter/Person', 'padma', 'Padma Traders (000123456-0101)');
    await waitFor(async () => expect(await field('BIN')).toHaveValue('000123456-0101'));
    expect(await field('BIN')).toHaveAttribute('readonly');
  });

  it('the form of a new filing computes the payable revenue while amounts are typed', async () => {
    const user = await openApp(foreign, FORM);
    const payable = await field('Payable Revenue');
    expect(payable).toHaveAttribute('readonly');
    await user.type(await field('Disputed Revenue'), '0.1');
    await user.type(await field('Redemption Fine'), '0.2');
    await user.type(await field('Penalty'), '1,00,000');
    expect(payable).toHaveValue('1,00,000.30');
  });

  it('Enter in a select takes the first match and does not save the form', async () => {
    const user = await openApp(foreign, FORM);
    const section = await field(/^Section\/Branch/);
    await user.type(section, 'jet');
    await screen.findByText('JETTY', { selector: OFFERED });
    await user.keyboard('{Enter}');
    expect(section).toHaveValue('JETTY');
    expect(screen.queryByText('This Field is Required')).toBeNull();
  });

  it('a select offers at most fifty of thousands of records', async () => {
    foreign.server.use(
      http.get('/api/case/companies', () =>
        HttpResponse.json(
          Array.from({ length: 5000 }, (_, index) => ({ id: index + 1, companyName: `Trader ${index + 1}` })),
        ),
      ),
    );
    const user = await openApp(foreign, FORM);
    const company = await field('Name of Importer/Exporter/Person');
    await user.type(company, 'trader');
    const traders = () => screen.queryAllByText(/^Trader \d+$/, { selector: OFFERED });
    await waitFor(() => expect(traders()).toHaveLength(50));
    await user.type(company, ' ৪৯৯৯');
    await waitFor(() => expect(traders().map(({ textContent }) => textContent)).toEqual(['Trader 4999']));
  });
});

describe('leaving the form of a new filing', () => {
  it('leaving the form of a new filing asks for confirmation only if something was typed', async () => {
    const user = await openApp(foreign, FORM);
    await user.type(await field('H.S. Code'), '8703');
    await user.click(screen.getByText('Lawsuits and Claims'));
    await user.click(await screen.findByText('Keep editing'));
    await waitFor(() => expect(openDialog('alertdialog')).toBeNull());
    expect(location.pathname).toBe('/add-case-fillings');
    expect(await field('H.S. Code')).toHaveValue('8703');

    await user.clear(await field('H.S. Code'));
    await user.click(screen.getByText('Lawsuits and Claims'));
    await waitFor(() => expect(location.pathname).toBe('/case-fillings-list'));
    expect(openDialog('alertdialog')).toBeNull();
  });
});
