import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { useForeignServer } from '../../support/foreignServer';
import { field, OFFERED, openApp, openDialog, sent } from './openApp';

const foreign = useForeignServer();
const POST = '/api/case/case-fillings';
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

const save = (user: UserEvent) => user.click(screen.getByText('Save'));

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

describe('an amount being corrected', () => {
  it('an amount with too many decimals stays as typed', async () => {
    const user = await openRequired();
    await user.type(await field('Disputed Revenue'), '12.345');
    await user.tab();
    expect(await field('Disputed Revenue')).toHaveValue('12.345');
  });
});

it('a form that was changed after a lost answer is sent with another idempotency key', async () => {
  const user = await openRequired();
  foreign.server.use(http.post(POST, () => HttpResponse.error(), { once: true }));
  await save(user);
  await user.click(await screen.findByText('Close'));
  await waitFor(() => expect(openDialog('alertdialog')).toBeNull());
  await user.type(await field('H.S. Code'), '8517');
  await save(user);
  await waitFor(() => expect(created()).toHaveLength(2));
  const [first, second] = created().map(({ headers }) => headers.get('idempotency-key'));
  expect(second).toMatch(/^\w{16,}$/);
  expect(second).not.toBe(first);
});
