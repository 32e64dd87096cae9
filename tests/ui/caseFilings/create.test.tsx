import { screen, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it, onTestFinished } from 'vitest';
import { forgetCapabilities } from '../../../src/offered/capabilities';
import { useForeignServer } from '../../support/foreignServer';
import { choose, openFilled, POST, save } from './createForm';
import { field, sent } from './openApp';

const foreign = useForeignServer();

const created = () => sent(foreign, 'POST', POST);

describe('the request of a new filing', () => {
  it('a new filing is sent with every field in the format of the contract', async () => {
    const user = await openFilled(foreign);
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
  });

  it('a new filing is sent once, however often Save is pressed', async () => {
    foreign.server.use(
      http.post(POST, async () => {
        await delay(200);
        return HttpResponse.json({ id: 99 });
      }),
    );
    const user = await openFilled(foreign);
    await user.dblClick(screen.getByText('Save'));
    await user.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByText('Complaint added successfully');
    expect(created()).toHaveLength(1);
  });
});

describe('after a filing is saved', () => {
  it('saving a new filing shows a toast and an empty form with its first field focused', async () => {
    const user = await openFilled(foreign);
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

  it.each([
    ['without a link where only lists have a URL', null, null],
    ['with a link where the server has URLs of records', ['recordsById'], '/case-fillings-list/99/details'],
  ])('the toast of a saved filing names it, %s', async (_where, offers, address) => {
    if (offers) {
      forgetCapabilities(); // the capabilities cached by earlier tests are those of a foreign server
      onTestFinished(forgetCapabilities);
      foreign.server.use(http.get('/api/casebook/capabilities', () => HttpResponse.json({ offers })));
    }
    const user = await openFilled(foreign);
    await save(user);
    const name = await screen.findByText('S-12/AP/2026');
    expect(name.closest('a')?.getAttribute('href') ?? null).toBe(address);
  });
});
