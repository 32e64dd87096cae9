import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { useForeignServer } from '../../support/foreignServer';
import { choose, FORM, POST, save } from './createForm';
import { field, OFFERED, openApp, openDialog, sent } from './openApp';

const foreign = useForeignServer();

describe('filling in a new filing', () => {
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

const created = () => sent(foreign, 'POST', POST);
const importer = () => field('Name of Importer/Exporter/Person');

async function openRequired() {
  const user = await openApp(foreign, '/add-case-fillings');
  await user.type(await field(/^Section File Number/), 'S-12/AP/2026');
  await user.type(await field(/^Section\/Branch/), 'jet');
  await screen.findByText('JETTY', { selector: OFFERED });
  await user.tab();
  return user;
}

describe('a search text left in its field', () => {
  it('a search text left in a select becomes the highlighted match on Tab', async () => {
    const user = await openRequired();
    expect(await field(/^Section\/Branch/)).toHaveValue('JETTY');
    await user.type(await importer(), 'padma');
    await screen.findByText(/^Padma Traders/, { selector: OFFERED });
    await user.tab();
    expect(await importer()).toHaveValue('Padma Traders');
    await save(user);
    await waitFor(() => expect(created()).toHaveLength(1));
    expect(created()[0]!.body).toMatchObject({ workPlace: { id: 4 }, company: { id: 7 } });
  });

  it('a search text without a match stops the save, both by Enter and by the button', async () => {
    const user = await openRequired();
    await user.type(await importer(), 'Karnaphuli New Traders{Enter}');
    expect(await screen.findByText('Not on the list. Choose one that is offered')).toBeVisible();
    await save(user);
    expect(await importer()).toHaveValue('Karnaphuli New Traders');
    expect(created()).toHaveLength(0);
  });

  it('a search text of digits is not taken for an id', async () => {
    const user = await openRequired();
    await user.type(await importer(), '99999{Enter}');
    expect(await screen.findByText('Not on the list. Choose one that is offered')).toBeVisible();
    expect(created()).toHaveLength(0);
  });
});
