import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { useForeignServer } from '../../support/foreignServer';
import { FORM, openFilled, POST, save } from './createForm';
import { field, openApp, openDialog, sent } from './openApp';

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

  it('the form of a new filing shows its errors in Bengali in the Bengali UI', async () => {
    const user = await openApp(foreign, FORM, { language: 'bn' });
    const fileNumber = await field(/^শাখার নথি নম্বর/);
    await user.click(screen.getByText('সংরক্ষণ করুন'));
    await waitFor(() => expect(fileNumber).toHaveAccessibleDescription('এই ঘরটি পূরণ করা আবশ্যক'));
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

  it('the form of a new filing shows a server failure in a banner and a dialog, and keeps the input', async () => {
    foreign.server.use(
      http.post(POST, () => HttpResponse.json({ message: 'The register is closed' }, { status: 503 })),
    );
    const user = await openFilled(foreign);
    await save(user);
    const dialog = await screen.findByRole('alertdialog', { name: 'Error' });
    expect(dialog).toHaveAccessibleDescription('The register is closed');
    await user.click(within(dialog).getByRole('button'));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('The register is closed'));
    expect(await field(/^Section File Number/)).toHaveValue(' S-12/AP/2026 ');
    expect(await field(/^Section\/Branch/)).toHaveValue('JETTY');
  });
});
