import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { useForeignServer } from '../../support/foreignServer';
import { field, OFFERED, openApp, sent } from './openApp';

const foreign = useForeignServer();

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
