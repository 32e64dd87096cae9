import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { filing, useForeignServer } from '../../support/foreignServer';
import { field, labelled, openApp, sent, openControls } from '../caseFilings/openApp';
import { cellsOf, listed } from '../followOnCases/screens';
import { change, queryOf, rafiq, rangeOf, serveChanges } from '../history/historyServer';
import { emptyPage } from '../files/filePage';
import { serveUsers, user } from '../users/userServer';
const foreign = useForeignServer();

/** A proposal that waits, as our server answers it. */
const proposal = (given: object = {}) => ({
  id: 4,
  at: '2026-11-06T10:05:00.000Z',
  by: rafiq,
  register: 'case-fillings',
  recordId: 12,
  caseFilingId: 12,
  action: 'edit',
  body: {},
  version: 3,
  was: { revenue: 500, status: 'OPEN' },
  became: { revenue: 300, status: 'CLOSED' },
  reason: 'Paid in part',
  title: 'S-12/AP/2024',
  state: 'OPEN',
  decidedBy: null,
  decidedAt: null,
  answer: null,
  ...given,
});

const NEEDS_APPROVAL = {
  status: 409,
  code: 'needsApproval',
  message: 'This needs the approval of another administrator. Propose it instead',
};

/** Simulates our own server with these proposals. Deleting or saving filing 1 needs another administrator. */
function serveProposals(...proposals: object[]) {
  serveChanges(foreign, [], ['changes', 'deleted', 'proposals', 'versions', 'idempotency', 'recordsById']);
  serveUsers(foreign, [user(2, { fullName: 'Rafiqul Islam', userName: 'customs' })]);
  foreign.server.use(
    http.get('/api/casebook/proposals', ({ request }) => rangeOf(proposals, request)),
    http.post('/api/casebook/proposals', () => HttpResponse.json(proposal())),
    http.post('/api/casebook/proposals/4/:decision', () => HttpResponse.json(proposal())),
    http.get('/api/casebook/case-fillings/1', () => HttpResponse.json(filing(1))),
    http.delete('/api/case/case-filling1', () => HttpResponse.json(NEEDS_APPROVAL, { status: 409 })),
    http.put('/api/case/case-fillings/1', () => HttpResponse.json(NEEDS_APPROVAL, { status: 409 })),
  );
}

const proposed = () => sent(foreign, 'POST', '/api/casebook/proposals');

describe('a change that needs another administrator', () => {
  it('a deletion that needs approval is proposed with the reason that was given', async () => {
    serveProposals();
    const person = await openApp(foreign, '/case-fillings-list');
    await person.click(await labelled('Delete: S-1/AP/2024'));
    await person.type(screen.getByLabelText('Reason for deleting (optional)'), 'Entered twice');
    await person.click(screen.getByRole('button', { name: 'Yes, I am sure!' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Propose it to another administrator?' }),
    );
    expect(dialog.getByRole('textbox')).toHaveValue('Entered twice');
    await person.click(dialog.getByRole('button', { name: 'Propose' }));
    await screen.findByText('Proposed. It takes effect when another administrator approves it');
    expect(proposed()[0]!.body).toMatchObject({
      register: 'case-fillings',
      recordId: 1,
      action: 'delete',
      reason: 'Entered twice',
    });
    expect(screen.queryByText('Delete Successful')).toBeNull();
  });

  it('an edit that needs approval is proposed from its form, which keeps the input if the user declines', async () => {
    serveProposals();
    const person = await openApp(foreign, '/case-fillings-list/1/edit');
    const form = await screen.findByRole('dialog', { name: /^Edit/ });
    const remarks = await within(form).findByLabelText('Comment');
    await person.clear(remarks);
    await person.type(remarks, 'Settled');
    const save = async () => {
      await person.click(within(form).getByRole('button', { name: 'Save' }));
      return screen.findByRole('dialog', { name: 'Propose it to another administrator?' });
    };
    const first = await save();
    await person.click(within(first).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(first).not.toBeInTheDocument());
    expect(remarks).toHaveValue('Settled');
    expect(within(form).getByText(NEEDS_APPROVAL.message)).toBeVisible();
    await save();
    await person.keyboard('Paid{Enter}');
    await waitFor(() => expect(form).not.toBeInTheDocument());
    expect(proposed()).toHaveLength(1);
    expect(proposed()[0]!.body).toMatchObject({
      action: 'edit',
      recordId: 1,
      reason: 'Paid',
      body: { remarks: 'Settled' },
    });
  });
});

it('restoring a version that needs approval is proposed to another administrator', async () => {
  serveProposals();
  const versions = [
    change(9, { was: { revenue: 5 }, became: { revenue: 7 } }),
    change(4, { action: 'create', was: null, became: { revenue: 5 } }),
  ];
  foreign.server.use(
    http.get('/api/casebook/changes', ({ request }) => rangeOf(versions, request)),
    http.post('/api/casebook/changes/4/restore', () => HttpResponse.json(NEEDS_APPROVAL, { status: 409 })),
  );
  const person = await openApp(foreign, '/case-fillings-list/1/details#history');
  const restore = async () => {
    await person.click(await screen.findByRole('button', { name: /^Restore this version/ }));
    await person.click(await screen.findByRole('button', { name: 'Yes, I am sure!' }));
    return screen.findByRole('dialog', { name: 'Propose it to another administrator?' });
  };
  const declined = await restore();
  await person.click(within(declined).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(declined).not.toBeInTheDocument());
  expect(proposed()).toEqual([]);
  await restore();
  await person.keyboard('Raised by mistake{Enter}');
  await screen.findByText('Proposed. It takes effect when another administrator approves it');
  expect(proposed()[0]!.body).toEqual({
    register: 'case-fillings',
    recordId: 1,
    action: 'restore',
    body: { changeId: 4 },
    version: 9,
    reason: 'Raised by mistake',
  });
  expect(screen.queryByText('Version restored')).toBeNull();
});

describe('the list of proposals', () => {
  it('the list of proposals shows who proposes which change, and why', async () => {
    serveProposals(proposal());
    await openApp(foreign, '/activity/proposals');
    const [row] = await listed();
    expect(cellsOf(row).slice(1, 7)).toEqual([
      'S-12/AP/2024',
      '06/11/2026, 16:05',
      'Rafiqul Islam (customs)',
      'Disputed Revenue500.00 changed to  → 300.00StatusOpen changed to  → Closed',
      'Paid in part',
      'Waiting',
    ]);
  });

  it('the list of proposals can be sorted by every column except the changes', async () => {
    serveProposals(proposal());
    const person = await openApp(foreign, '/activity/proposals');
    await listed();
    await openControls(person, 'View options');
    const sorts = within(await field('Sort by')).getAllByRole('option');
    expect(sorts.map(({ textContent }) => textContent)).toEqual([
      'Order of entry',
      'Record',
      'When',
      'By',
      'Reason',
      'State',
      'Decided by',
    ]);
    await person.selectOptions(await field('Sort by'), 'Decided by');
    await waitFor(() =>
      expect(queryOf(sent(foreign, 'GET', '/api/casebook/proposals').at(-1)!)).toMatchObject({
        sort: ['decidedBy.fullName', 'DESC'],
      }),
    );
  });

  it('an empty list of proposals says which changes appear in it', async () => {
    serveProposals();
    await openApp(foreign, '/activity/proposals');
    expect(await screen.findByText(/^Changes that need a second administrator appear here/)).toBeVisible();
  });

  it('the list of proposals says which proposals restore an older version', async () => {
    serveProposals(proposal({ action: 'restore' }));
    await openApp(foreign, '/activity/proposals');
    const [row] = await listed();
    expect(cellsOf(row)[4]).toMatch(/^Restore an older version ?Disputed Revenue500\.00/);
  });

  it('a proposal can be approved after a confirmation, or refused with an answer', async () => {
    serveProposals(proposal());
    const person = await openApp(foreign, '/activity/proposals');
    await person.click(await labelled('Approve: S-12/AP/2024'));
    await person.click(await screen.findByRole('button', { name: 'Yes, I am sure!' }));
    await screen.findByText('Approved; the change is made');
    expect(sent(foreign, 'POST', '/api/casebook/proposals/4/approve')).toHaveLength(1);
    await person.click(await labelled('Refuse: S-12/AP/2024'));
    await person.type(await screen.findByLabelText('Answer (optional)'), 'Not paid yet');
    await person.click(screen.getByRole('button', { name: 'Yes, I am sure!' }));
    await screen.findByText('Refused; nothing was changed');
    expect(sent(foreign, 'POST', '/api/casebook/proposals/4/refuse')[0]!.body).toEqual({
      reason: 'Not paid yet',
    });
  });

  it('the user is told that a proposal whose record has changed since can only be refused', async () => {
    serveProposals(proposal());
    const params = { by: 'Second Admin', at: '2026-11-07T10:05:00.000Z' };
    foreign.server.use(
      http.post('/api/casebook/proposals/4/approve', () =>
        HttpResponse.json({ status: 409, code: 'stale', message: 'Changed', params }, { status: 409 }),
      ),
    );
    const person = await openApp(foreign, '/activity/proposals');
    await person.click(await labelled('Approve: S-12/AP/2024'));
    await person.click(await screen.findByRole('button', { name: 'Yes, I am sure!' }));
    const text =
      'Second Admin has changed or deleted the record since this was proposed. It can only be refused';
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('an administrator whose approval would not count reads why in the list, and is not offered it', async () => {
    const params = { by: 'Rafiqul Islam', of: 'Nasrin Chowdhury', until: '2026-11-07T10:05:00.000Z' };
    serveProposals(proposal({ obstacle: { code: 'sameHands', message: 'No second person', params } }));
    await openApp(foreign, '/activity/proposals');
    expect(await labelled('Refuse: S-12/AP/2024')).toBeVisible();
    const text =
      'Not by you: Rafiqul Islam gave Nasrin Chowdhury access, or changed it, in the week before Nasrin Chowdhury signed in, so this does not count as a second person. Let another administrator approve it. From 07/11/2026, 16:05 on, Nasrin Chowdhury counts after signing in again';
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull();
  });

  it('the author of a proposal is offered only to take the proposal back', async () => {
    serveProposals(proposal({ by: { id: 1, userName: 'admin', fullName: 'Nasrin Chowdhury' } }));
    await openApp(foreign, '/activity/proposals');
    expect(await labelled('Withdraw: S-12/AP/2024')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull();
  });
});

describe('the page of a file', () => {
  const STAFF = { roles: ['ROLE_CUSTOMS'] };
  const decidedBy = { id: 3, userName: 'second.admin', fullName: 'Second Admin' };
  const refused = proposal({
    id: 5,
    state: 'REFUSED',
    decidedBy,
    decidedAt: '2026-11-07T10:05:00.000Z',
    answer: 'Not paid yet',
  });

  const servePage = (...proposals: object[]) => {
    serveProposals();
    serveChanges(foreign, [], ['files', 'changes', 'proposals', 'recordsById', 'versions']);
    foreign.server.use(
      http.get('/api/casebook/files/1', () => HttpResponse.json(emptyPage)),
      http.get('/api/casebook/proposals', ({ request }) => {
        const isOpen = request.url.includes('OPEN');
        return rangeOf(
          isOpen ? proposals.filter((each) => 'state' in each && each.state === 'OPEN') : proposals,
          request,
        );
      }),
    );
  };

  it('staff can see on the page of a file who decided a proposal, and how', async () => {
    servePage(refused);
    await openApp(foreign, '/files/1', STAFF);
    const decided = (await screen.findByText('Decided proposals (1)')).closest('details');
    expect(decided?.querySelector('li')?.textContent).toBe(
      'Refused by Second Admin (second.admin) on 07/11/2026, 16:05: Not paid yet' +
        'Proposed by Rafiqul Islam (customs) on 06/11/2026, 16:05:' +
        'Disputed Revenue500.00 changed to  → 300.00StatusOpen changed to  → ClosedReason: Paid in part',
    );
  });

  it('on the page of a file an author who is no administrator can take an open proposal back', async () => {
    servePage(proposal({ by: { id: 1, userName: 'admin', fullName: 'Author' } }));
    const person = await openApp(foreign, '/files/1', STAFF); // the author is the user "admin", who has only this role here
    await person.click(await labelled('Withdraw: S-12/AP/2024'));
    await person.click(await screen.findByRole('button', { name: 'Yes, I am sure!' }));
    await screen.findByText('Withdrawn; nothing was changed');
    expect(sent(foreign, 'POST', '/api/casebook/proposals/4/refuse')).toHaveLength(1);
  });

  it('the page of a file offers staff no decision on somebody else’s proposal', async () => {
    servePage(proposal());
    await openApp(foreign, '/files/1', STAFF);
    const waiting = await screen.findByRole('note');
    expect(within(waiting).queryAllByRole('button')).toEqual([]);
  });

  it('the page of a file says why an administrator’s approval would not count, and offers only to refuse', async () => {
    const params = { of: 'Nasrin Chowdhury', until: '2026-11-07T10:05:00.000Z' };
    servePage(proposal({ obstacle: { code: 'letInOnServer', message: 'No second person', params } }));
    await openApp(foreign, '/files/1');
    const waiting = within(await screen.findByRole('note'));
    expect(waiting.getByText(/^Nasrin Chowdhury was let in on the server in the week/)).toBeVisible();
    expect(waiting.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Refuse']);
  });
});
