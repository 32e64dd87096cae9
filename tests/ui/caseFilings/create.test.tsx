import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { useForeignServer } from '../../support/foreignServer';
import { field, OFFERED, openApp, openDialog, sent } from './openApp';

const foreign = useForeignServer();
const POST = '/api/case/case-fillings';

const created = () => sent(foreign, 'POST', POST);
const save = (user: UserEvent) => user.click(screen.getByText('Save'));

async function choose(user: UserEvent, label: string | RegExp, typed: string, option: string) {
  await user.type(await field(label), typed);
  await user.click(await screen.findByText(option, { selector: OFFERED }));
}

/** Opens the form and fills in what is required. */
async function openFilled() {
  const user = await openApp(foreign, '/add-case-fillings');
  await user.type(await field(/^Section File Number/), ' S-12/AP/2026 ');
  await choose(user, /^Section\/Branch/, 'jet', 'JETTY');
  return user;
}

describe('what leaves the browser', () => {
  it('sends every field as the contract has it', async () => {
    const user = await openFilled();
    await user.selectOptions(await field('Section Name'), 'JETTY (Examine)');
    await user.type(await field('Assessment File Number'), 'TX-9');
    await choose(user, 'Name of Importer/Exporter/Person', 'padma', 'Padma Traders');
    await choose(user, 'C&F Agent', '30123', 'Karnaphuli C&F (301234567)');
    await user.type(await field('Bill of Entry/Export'), '777');
    await user.type(await field('Date of B/E'), '5/2/2026');
    await user.type(await field('Reason of Irregularities'), 'First line{Enter}second');
    await user.type(await field('Issue Date'), '০১০৩২০২৬');
    await user.type(await field('Disputed Revenue'), '১২,৩৪,৫৬৭.৫');
    await user.type(await field('Penalty'), '100');
    await choose(user, 'Bank Name', 'sonali', 'Sonali Bank PLC');
    await user.selectOptions(await field('Bank Guarantee Encashment'), 'Yes');
    await user.selectOptions(await field('Status'), 'Sub-Judice before Court');
    await save(user);

    await waitFor(() => expect(created()).toHaveLength(1));
    expect(created()[0]!.body).toEqual({
      nothiNumber: 'S-12/AP/2026',
      workPlace: { id: 4 },
      sectionName: 'JETTY (Examine)',
      taxacationNothiNo: 'TX-9',
      company: { id: 7 },
      cnfAgent: { id: 5 },
      ainNumber: '301234567',
      boe: 'C-777',
      boeDate: '2026-02-05',
      hsCode: null,
      productName: null,
      shipName: null,
      shipRegistrationNo: null,
      irregularityReason: 'First line\nsecond',
      showCauseNotice: null,
      showCauseNoticeNoDate: null,
      dateOfHearing: '2026-03-01',
      dateOfJudgement: null,
      revenue: 1234567.5,
      amortizationPenalty: 0,
      monetaryPenalty: 100,
      payableRevenue: 1234667.5,
      revenueCollected: 0,
      bank: { id: 2 },
      bankGuranteeNo: null,
      bankGuaranteeDate: null,
      bankGuaranteeAmount: 0,
      bankGuaranteeEncashment: true,
      bankAccountFreeze: null,
      dateOfProvisionalTaxation: null,
      dateOfFinalTaxation: null,
      status: 'SUBJUDICE',
      remarks: null,
    });
  }, 40_000);

  it('creates once, however often Save is pressed', async () => {
    foreign.server.use(
      http.post(POST, async () => {
        await delay(200);
        return HttpResponse.json({ id: 99 });
      }),
    );
    const user = await openFilled();
    await user.dblClick(screen.getByText('Save'));
    await user.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByText('Complaint added successfully');
    expect(created()).toHaveLength(1);
  });

  it('tries again with the key of the same form, and takes a new key for the next', async () => {
    foreign.server.use(http.post(POST, () => HttpResponse.error(), { once: true }));
    const user = await openFilled();
    await save(user);
    await user.click(await screen.findByText('Close'));
    await waitFor(() => expect(openDialog('alertdialog')).toBeNull());
    await save(user);
    await screen.findByText('Complaint added successfully');
    await user.type(await field(/^Section File Number/), 'S-13');
    await choose(user, /^Section\/Branch/, 'jet', 'JETTY');
    await save(user);
    await waitFor(() => expect(created()).toHaveLength(3));
    const keys = created().map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toMatch(/^\w{16,}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });
});

describe('while it is filled in', () => {
  it('puts C- before a bill of entry, also when it is deleted or typed again', async () => {
    const user = await openApp(foreign, '/add-case-fillings');
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

  it('fills AIN from the agent, leaves it editable, and takes back only what it filled in', async () => {
    const user = await openApp(foreign, '/add-case-fillings');
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

  it('shows the BIN of the company when the server tells it', async () => {
    foreign.server.use(
      http.get('/api/case/companies', () =>
        HttpResponse.json([{ id: 7, companyName: 'Padma Traders', vatRegNo: '000123456-0101' }]),
      ),
    );
    const user = await openApp(foreign, '/add-case-fillings');
    await choose(user, 'Name of Importer/Exporter/Person', 'padma', 'Padma Traders (000123456-0101)');
    await waitFor(async () => expect(await field('BIN')).toHaveValue('000123456-0101'));
    expect(await field('BIN')).toHaveAttribute('readonly');
  });

  it('computes the payable revenue while amounts are typed', async () => {
    const user = await openApp(foreign, '/add-case-fillings');
    const payable = await field('Payable Revenue');
    expect(payable).toHaveAttribute('readonly');
    await user.type(await field('Disputed Revenue'), '0.1');
    await user.type(await field('Redemption Fine'), '0.2');
    await user.type(await field('Penalty'), '1,00,000');
    expect(payable).toHaveValue('1,00,000.30');
  });

  it('takes the first match by Enter, and does not save by it', async () => {
    const user = await openApp(foreign, '/add-case-fillings');
    const section = await field(/^Section\/Branch/);
    await user.type(section, 'jet');
    await screen.findByText('JETTY', { selector: OFFERED });
    await user.keyboard('{Enter}');
    expect(section).toHaveValue('JETTY');
    expect(screen.queryByText('This Field is Required')).toBeNull();
  });

  it('offers at most fifty of thousands', async () => {
    foreign.server.use(
      http.get('/api/case/companies', () =>
        HttpResponse.json(
          Array.from({ length: 5000 }, (_, index) => ({ id: index + 1, companyName: `Trader ${index + 1}` })),
        ),
      ),
    );
    const user = await openApp(foreign, '/add-case-fillings');
    const company = await field('Name of Importer/Exporter/Person');
    await user.type(company, 'trader');
    await waitFor(() => expect(document.querySelectorAll('[role=option]')).toHaveLength(50));
    await user.type(company, ' ৪৯৯৯');
    await waitFor(() => expect(document.querySelectorAll('[role=option]')).toHaveLength(1));
    expect(document.querySelector('[role=option]')).toHaveTextContent('Trader 4999');
  });
});

describe('leaving', () => {
  it('asks first when something was typed, and not when nothing was', async () => {
    const user = await openApp(foreign, '/add-case-fillings');
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

describe('what is refused', () => {
  it('says at the fields what is missing, and leads to the first', async () => {
    const user = await openApp(foreign, '/add-case-fillings');
    const fileNumber = await field(/^Section File Number/);
    expect(fileNumber).toHaveFocus();
    await user.type(await field('H.S. Code'), '8703{Enter}');
    await waitFor(() => expect(fileNumber).toHaveAccessibleDescription('This Field is Required'));
    expect(await field(/^Section\/Branch/)).toHaveAccessibleDescription('Workplace is required field.');
    expect(fileNumber).toHaveFocus();
    expect(created()).toEqual([]);
  });

  it('says it in Bengali', async () => {
    const user = await openApp(foreign, '/add-case-fillings', { language: 'bn' });
    const fileNumber = await field(/^শাখার নথি নম্বর/);
    await user.click(screen.getByText('সংরক্ষণ করুন'));
    await waitFor(() => expect(fileNumber).toHaveAccessibleDescription('এই ঘরটি পূরণ করা আবশ্যক'));
  });

  it('refuses a day that does not exist, a year out of the list and an amount below 0', async () => {
    const user = await openFilled();
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

  it('shows at the field what the server refuses, and keeps what was typed', async () => {
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
    const user = await openFilled();
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

  it('shows any other failure in a banner and an Error dialog, and keeps what was typed', async () => {
    foreign.server.use(
      http.post(POST, () => HttpResponse.json({ message: 'The register is closed' }, { status: 503 })),
    );
    const user = await openFilled();
    await save(user);
    const dialog = await screen.findByRole('alertdialog', { name: 'Error' });
    expect(dialog).toHaveAccessibleDescription('The register is closed');
    await user.click(within(dialog).getByRole('button'));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('The register is closed'));
    expect(await field(/^Section File Number/)).toHaveValue(' S-12/AP/2026 ');
    expect(await field(/^Section\/Branch/)).toHaveValue('JETTY');
  });
});

describe('after a success', () => {
  it('says so and stands empty at its first field', async () => {
    const user = await openFilled();
    await user.type(await field('Date of B/E'), '05/02/2026');
    await user.type(await field('Disputed Revenue'), '500');
    await choose(user, 'C&F Agent', 'karna', 'Karnaphuli C&F (301234567)');
    await save(user);
    expect(await screen.findByText('Complaint added successfully')).toBeVisible();
    expect(screen.getByText('Success')).toBeVisible();
    const fileNumber = await field(/^Section File Number/);
    expect(fileNumber).toHaveValue('');
    expect(fileNumber).toHaveFocus();
    for (const [label, value] of [
      [/^Section\/Branch/, ''],
      ['C&F Agent', ''],
      ['AIN', ''],
      ['Bill of Entry/Export', 'C-'],
      ['Date of B/E', ''],
      ['Disputed Revenue', '0.00'],
      ['Payable Revenue', '0.00'],
      ['Status', 'OPEN'],
    ] as const) {
      expect(await field(label)).toHaveValue(value);
    }
  });
});
