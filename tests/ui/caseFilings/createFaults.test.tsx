import { waitFor, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { useForeignServer } from '../../support/foreignServer';
import { FORM, openFilled, POST, save } from './createForm';
import { field, openApp, openDialog, sent, OFFERED } from './openApp';

const foreign = useForeignServer();

const created = () => sent(foreign, 'POST', POST);

describe('a refused new filing', () => {
  it('a new filing with missing values shows the errors at their fields and focuses the first', async () => {
    const user = await openApp(foreign, FORM);
    const fileNumber = await field(/^Section File Number/);
    expect(fileNumber).toHaveFocus();
    await user.type(await field('H.S. Code'), '8703{Enter}');
    await waitFor(() => expect(fileNumber).toHaveAccessibleDescription('This Field is Required'));
    expect(await field(/^Section\/Branch/)).toHaveAccessibleDescription('Workplace is required field.');
    expect(fileNumber).toHaveFocus();
    expect(created()).toEqual([]);
  });

  it('a new filing with an impossible date, a year out of range or an invalid amount is refused', async () => {
    const user = await openFilled(foreign);
    await user.type(await field('Date of B/E'), '31/02/2026');
    await user.type(await field('Issue Date'), '05/02/0206');
    await user.type(await field('Disputed Revenue'), '-1');
    await user.type(await field('Penalty'), '1.234');
    await save(user);
    await waitFor(async () =>
      expect(await field('Date of B/E')).toHaveAccessibleDescription(
        'There is no such date. Give day, month and year, as in 05/02/2026',
      ),
    );
    expect(await field('Issue Date')).toHaveAccessibleDescription(
      /The year must lie between 1971 and 20\d\d/,
    );
    expect(await field('Disputed Revenue')).toHaveAccessibleDescription('Must be at least 0');
    expect(await field('Penalty')).toHaveAccessibleDescription('Must have at most 2 decimals');
    expect(created()).toEqual([]);
  });

  it('the form of a new filing shows the server’s field errors at their fields and keeps the input', async () => {
    foreign.server.use(
      http.post(POST, () =>
        HttpResponse.json(
          {
            status: 409,
            message: 'A case filing with the file number S-12/AP/2026 is already registered',
            errors: [{ field: 'nothiNumber', code: 'fileNumberTaken', message: 'taken' }],
          },
          { status: 409 },
        ),
      ),
    );
    const user = await openFilled(foreign);
    await user.type(await field('Comment'), 'Kept');
    await save(user);
    const fileNumber = await field(/^Section File Number/);
    await waitFor(() =>
      expect(fileNumber).toHaveAccessibleDescription('Another case filing already has this file number'),
    );
    expect(fileNumber).toHaveFocus();
    expect(await field('Comment')).toHaveValue('Kept');
    expect(openDialog('alertdialog')).toBeNull();
  });
});

const marked = () => document.querySelectorAll('[aria-invalid=true]').length;

const FINDER = '/api/case/case-fillings-by-date-and-nothi';
const TAKEN = 'Another case filing already has this file number. Open that filing';

describe('a file number check', () => {
  it('a file number that another filing has is reported on blur with a link, and can still be saved', async () => {
    const user = await openApp(foreign, '/add-case-fillings');
    const number = await field(/^Section File Number/);
    await user.type(number, ' S-2/AP/2024 ');
    expect(sent(foreign, 'GET', FINDER)).toEqual([]);
    await user.tab();
    await waitFor(() => expect(number).toHaveAccessibleDescription(TAKEN));
    expect(number).toBeInvalid();
    expect(await screen.findByText('Open that filing')).toHaveAttribute(
      'href',
      '/case-fillings-list/2/details',
    );
    await user.type(number, '5');
    expect(number).toBeValid();
    await user.type(number, '{Backspace}');
    await user.type(await field(/^Section\/Branch/), 'jet');
    await user.click(await screen.findByText('JETTY', { selector: OFFERED }));
    await user.click(screen.getByText('Save'));
    await waitFor(() => expect(sent(foreign, 'POST', '/api/case/case-fillings')).toHaveLength(1));
  });

  it('the file number check ignores filings whose number merely contains the typed number', async () => {
    const user = await openApp(foreign, '/add-case-fillings');
    const number = await field(/^Section File Number/);
    await user.type(number, 'S-2');
    await user.tab();
    await waitFor(() => expect(sent(foreign, 'GET', FINDER)).toHaveLength(1));
    await new Promise(requestAnimationFrame);
    expect(number).toBeValid();
  });

  it('the file number check does not report the edited filing’s own number', async () => {
    const user = await openApp(foreign, '/case-fillings-list/2/edit');
    const number = await field(/^Section File Number/);
    await user.type(number, ' ');
    await user.tab();
    await user.tab();
    expect(sent(foreign, 'GET', FINDER)).toEqual([]);
    expect(number).toBeValid();
  });

  it('the server is not asked about a file number that is too long', async () => {
    const user = await openApp(foreign, '/add-case-fillings');
    const number = await field(/^Section File Number/);
    await user.click(number);
    await user.paste('S'.repeat(256));
    await user.tab();
    await waitFor(() => expect(number).toBeInvalid());
    expect(sent(foreign, 'GET', FINDER)).toEqual([]);
  });

  it('the form stays usable when the file number check cannot reach the server', async () => {
    foreign.server.use(http.get(FINDER, () => HttpResponse.error()));
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const user = await openApp(foreign, '/add-case-fillings');
    const number = await field(/^Section File Number/);
    await user.type(number, 'S-2/AP/2024');
    await user.tab();
    await waitFor(() =>
      expect(logged.mock.calls.map(([text]) => text)).toContain(
        'Whether the file number is taken could not be asked.',
      ),
    );
    expect(number).toBeValid();
  });
});

describe('an error at a field', () => {
  it('an error at a field appears on blur and disappears as soon as the value is valid', async () => {
    const user = await openApp(foreign, '/add-case-fillings');
    const revenue = await field('Disputed Revenue');
    await user.type(revenue, '-5');
    expect(revenue).toBeValid();
    await user.tab();
    await waitFor(() => expect(revenue).toHaveAccessibleDescription('Must be at least 0'));
    await user.clear(revenue);
    await user.type(revenue, '5');
    await waitFor(() => expect(revenue).toBeValid());
  });

  it('no error appears at the fields of an untouched form while Tab moves through them', async () => {
    const user = await openApp(foreign, '/add-case-fillings');
    await waitFor(async () => expect(await field(/^Section File Number/)).toHaveFocus());
    for (let passed = 0; passed < 6; passed++) await user.tab();
    expect(marked()).toBe(0);
  });

  it('an error appears at a required field that was filled and emptied again', async () => {
    const user = await openApp(foreign, '/add-case-fillings');
    const number = await field(/^Section File Number/);
    await user.type(number, 'N');
    await user.clear(number);
    await user.tab();
    await waitFor(() => expect(number).toHaveAccessibleDescription('This Field is Required'));
  });
});
