import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { forgetCapabilities } from '../../../src/offered/capabilities';
import { useForeignServer } from '../../support/foreignServer';
import { field, openApp, sent } from '../caseFilings/openApp';
import { page, proceeding } from './filePage';

const foreign = useForeignServer();

const offers = ['files', 'hearings', 'notes', 'follows', 'proceedings', 'recordsById', 'versions', 'choices'];

beforeEach(() => {
  vi.setSystemTime('2026-11-22T06:00:00Z');
  forgetCapabilities();
  foreign.server.use(
    http.get('/api/casebook/capabilities', () => HttpResponse.json({ offers })),
    http.get('/api/casebook/choices/loss-reason-choices', () =>
      HttpResponse.json([{ id: 5, name: 'Lack of jurisdiction', nameBn: 'এখতিয়ার ছিল না' }]),
    ),
  );
});

/** Opens the page of a file with these court cases. */
async function open(...cases: object[]) {
  foreign.server.use(
    http.get('/api/casebook/files/1', () =>
      HttpResponse.json({ ...page, proceedings: [page.proceedings[0], ...cases] }),
    ),
  );
  const person = await openApp(foreign, '/files/1');
  await screen.findByRole('heading', { level: 1, name: 'S-1/AP/2024' });
  return person;
}

it('a lost case asks for the reasons, and an important one why it is; its seldom used days are folded', async () => {
  const lost = { outcome: 'against', decidedOn: '2026-10-01', subject: 'HS code of paper' };
  foreign.server.use(http.put('/api/casebook/proceedings/11', () => HttpResponse.json({ id: 11 })));
  const cases = [proceeding(11, 'high-court-rits', lost), proceeding(12, 'high-court-cp-cases')];
  const person = await open(...cases);
  await person.click(screen.getByRole('button', { name: /^Facts of the case.*No\. 11/ }));
  expect(await field('Subject')).toHaveValue('HS code of paper');
  expect(screen.queryByLabelText('Why it is important')).toBeNull();
  await person.selectOptions(await field('Important'), 'Yes');
  await person.type(await field('Why it is important'), 'Tk 120 crore');
  await person.click(await field('Reason of loss'));
  await person.click(await screen.findByRole('option', { name: 'Lack of jurisdiction' }));
  await person.type(await field('Reason why no appeal is filed'), 'No ground');
  const replies = screen.getByText('Parawise reply and reply in court');
  expect(replies.closest('details')).not.toHaveAttribute('open');
  await person.click(replies);
  await person.type(await field(/^Parawise reply sent on/), '01/11/2026');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent(foreign, 'PUT', '/api/casebook/proceedings/11').map(({ body }) => body)).toMatchObject([
      {
        subject: 'HS code of paper',
        important: true,
        importantReason: 'Tk 120 crore',
        lossReasonId: 5,
        noAppealReason: 'No ground',
        parawiseSentOn: '2026-11-01',
        replyFiledOn: null,
      },
    ]),
  );
  await waitFor(() => expect(screen.queryByText('Why it is important')).toBeNull());
  await person.click(screen.getByRole('button', { name: /^Facts of the case, decision date.*No\. 12/ }));
  expect(await field('Subject')).toHaveValue('');
  expect(screen.queryByLabelText('Reason of loss')).toBeNull();
});

it('the page of a file shows what is entered at a case, with the reason of loss', async () => {
  await open(
    proceeding(11, 'high-court-rits', {
      subject: 'HS code of paper',
      important: true,
      importantReason: 'Tk 120 crore',
      replyFiledOn: '2026-09-01',
      lossReasonId: 5,
      lossReason: 'Lack of jurisdiction',
      noAppealReason: 'No ground',
    }),
  );
  const course = screen.getByRole('region', { name: 'Course of the case' });
  const facts = [...course.querySelectorAll('li li dl > div')].map(({ textContent }) => textContent);
  expect(facts).toEqual([
    'Subject: HS code of paper',
    'Important: Tk 120 crore',
    'Reply filed on: 01/09/2026',
    'Reason of loss: Lack of jurisdiction',
    'Reason why no appeal is filed: No ground',
  ]);
});
