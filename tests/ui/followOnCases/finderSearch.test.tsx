import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { filing, useForeignServer } from '../../support/foreignServer';
import { asked, chosen, day, fileNumber, find, FINDER, openFinder, options, summary } from './openFinder';

const foreign = useForeignServer();

const said = (text: string) => screen.findByText(text);

describe('a search by file number', () => {
  it('a search by file number starts after a second without typing', async () => {
    await openFinder(foreign);
    const input = await fileNumber();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
    fireEvent.change(input, { target: { value: 'S-2' } });
    pass(999);
    fireEvent.change(input, { target: { value: 'S-2/A' } });
    pass(999);
    expect(asked(foreign)).toEqual([]);
    pass(1);
    vi.useRealTimers();
    await chosen('S-2/AP/2024');
    expect(asked(foreign)).toEqual(['caseType=TRIBUNAL&nothiNumber=S-2%2FA&searchType=NOTHI_NUMBER']);
    expect(input).toHaveFocus();
  });

  it('Enter searches for the file number at once, and the pause starts no second search', async () => {
    const user = await openFinder(foreign, '/add-foujdari-case');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await find(user, ' S-2 ');
    await chosen('S-2/AP/2024');
    act(() => void vi.advanceTimersByTime(2000));
    expect(asked(foreign)).toEqual(['caseType=FOUJDARI&nothiNumber=S-2&searchType=NOTHI_NUMBER']);
  });

  it('Enter in the finder moves the focus to the first field of the form', async () => {
    const user = await openFinder(foreign);
    expect(await fileNumber()).toHaveFocus();
    await find(user, 'S-2');
    await chosen('S-2/AP/2024');
    expect(document.activeElement).toHaveAccessibleName('Tribunal Case Number');
  });

  it('the finder shows the result of the newest search and aborts the older one', async () => {
    let answerOlder = () => {};
    let isGivenUp = false;
    foreign.server.use(
      http.get(FINDER, async ({ request }) => {
        if (!request.url.includes('S-1')) return undefined;
        request.signal.addEventListener('abort', () => (isGivenUp = true));
        await new Promise<void>((resolve) => (answerOlder = resolve));
        return HttpResponse.json([filing(1)]);
      }),
    );
    const user = await openFinder(foreign);
    await find(user, 'S-1');
    await waitFor(() => expect(asked(foreign)).toHaveLength(1));
    await find(user, 'S-2');
    await chosen('S-2/AP/2024');
    expect(isGivenUp).toBe(true);
    answerOlder();
    await act(async () => {});
    expect(summary()).toMatchObject({ 'File Number': 'S-2/AP/2024' });
  });

  it('typing another file number clears the chosen filing', async () => {
    const user = await openFinder(foreign);
    await find(user, 'S-2');
    await chosen('S-2/AP/2024');
    await user.type(await fileNumber(), '5');
    expect(summary()).toBeNull();
    expect(screen.getByText('Save')).not.toBeVisible();
    await user.keyboard('{Backspace}{Enter}');
    await chosen('S-2/AP/2024');
    expect(screen.getByText('Save')).toBeVisible();
  });
});

describe('a search by date', () => {
  it('a search by date starts as soon as the date is complete, and clears the file number', async () => {
    const user = await openFinder(foreign);
    foreign.filings = [filing(1), filing(2, { dateOfJudgement: [2024, 5, 2] })];
    await user.type(await fileNumber(), 'S-');
    await user.type(await day(), '০২/০৫/২০২৪');
    await chosen('S-2/AP/2024');
    expect(await fileNumber()).toHaveValue('');
    expect(asked(foreign)).toEqual(['caseType=TRIBUNAL&dateOfJudgement=2024-05-02&searchType=DATE']);
    expect(await day()).toHaveFocus();
    await user.type(await fileNumber(), 'S');
    expect(await day()).toHaveValue('');
  });

  it('a search by date does not start for a date that does not exist or is out of range', async () => {
    const user = await openFinder(foreign);
    await user.type(await day(), '31/02/2024{Enter}');
    await waitFor(async () =>
      expect(await day()).toHaveAccessibleDescription(
        'There is no such date. Give day, month and year, as in 05/02/2026',
      ),
    );
    await user.clear(await day());
    await user.type(await day(), '01/01/0206{Enter}');
    await waitFor(async () =>
      expect(await day()).toHaveAccessibleDescription(/The year must lie between 1971 and/),
    );
    expect(asked(foreign)).toEqual([]);
  });
});

describe('several found filings', () => {
  const three = () => {
    foreign.filings = [
      filing(1),
      filing(12, {
        company: { id: 8, companyName: 'Bay Traders' },
        workPlace: null,
        taxacationBranch: 'CEPZ',
      }),
      filing(2, { nothiNumber: 's-1', revenue: '99.5' }),
    ];
  };

  it('several found filings are listed with their distinguishing facts, the exact file number first', async () => {
    three();
    const user = await openFinder(foreign);
    await find(user, 'S-১');
    // a foreign server does not treat Bengali digits as Latin ones
    expect(await said('No Case Found')).toBeVisible();
    await find(user, 'S-1');
    expect((await options()).map(({ textContent }) => textContent)).toEqual([
      's-1Padma TradersAIRDisputed Revenue: 99.50',
      'S-1/AP/2024Padma TradersAIRDisputed Revenue: 12,34,567.50',
      'S-12/AP/2024Bay TradersCEPZDisputed Revenue: 12,34,567.50',
    ]);
    expect(screen.getByText('3 case filings found. Choose one (↓, Enter).')).toBeVisible();
    expect(document.querySelector('[role=listbox]')).toHaveAccessibleName('Case filings found');
    expect(summary()).toBeNull();
  });

  it('one of several found filings can be chosen by keyboard', async () => {
    three();
    const user = await openFinder(foreign);
    await find(user, 'S-1');
    const [first, second] = await options();
    await waitFor(() => expect(first).toHaveFocus());
    await user.keyboard('{ArrowDown}');
    expect(second).toHaveFocus();
    await user.keyboard('{Enter}');
    await chosen('S-1/AP/2024');
    expect(second).toHaveAttribute('aria-selected', 'true');
    expect(first).toHaveAttribute('aria-selected', 'false');
    expect(document.activeElement).toHaveAccessibleName('Tribunal Case Number');
  });

  it('when filings are found by date, the focus stays in the date field until ↓ moves it to them', async () => {
    three();
    const user = await openFinder(foreign);
    await user.type(await day(), '01/05/2024');
    const [first] = await options();
    expect(await day()).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(first).toHaveFocus();
  });

  it('choosing another of the found filings by mouse keeps the input of the form', async () => {
    three();
    const user = await openFinder(foreign);
    await find(user, 'S-1');
    await user.click((await options())[2]!);
    await chosen('S-12/AP/2024');
    await user.keyboard('T-9');
    await user.click((await options())[0]!);
    await chosen('s-1');
    expect(document.activeElement).toHaveAccessibleName('Tribunal Case Number');
    expect(document.activeElement).toHaveValue('T-9');
    await find(user, 'nothing');
    await said('No Case Found');
    await find(user, 'S-12');
    await chosen('S-12/AP/2024');
    expect(document.activeElement).toHaveValue('T-9');
  });

  it('the list of found filings is announced as incomplete if the server’s maximum is reached', async () => {
    foreign.filings = Array.from({ length: 50 }, (_, id) => filing(id + 1));
    const user = await openFinder(foreign);
    await find(user, 'S-');
    expect(await options()).toHaveLength(50);
    expect(screen.getByText(/^Only the first 50 are listed\./)).toBeVisible();
  });
});

describe('the result of a search', () => {
  it.each([
    ['a page', { content: [filing(7)], totalElements: 1 }],
    ['the filing itself', filing(7)],
  ])('the finder accepts %s as the answer to a search', async (_what, answer) => {
    foreign.server.use(http.get(FINDER, () => HttpResponse.json(answer)));
    const user = await openFinder(foreign);
    await find(user, 'S-7');
    await chosen('S-7/AP/2024');
  });

  it('a failed search in the finder says why and can be retried', async () => {
    foreign.server.use(
      http.get(FINDER, () => HttpResponse.json({ message: 'The register is closed' }, { status: 503 }), {
        once: true,
      }),
    );
    const user = await openFinder(foreign);
    await find(user, 'S-2');
    const failure = (await said('Something Went Wrong')).closest('[role=alert]');
    expect(failure).toHaveTextContent('Something Went WrongThe register is closedTry again');
    await user.click(screen.getByText('Try again'));
    await chosen('S-2/AP/2024');
    expect(document.activeElement).toHaveAccessibleName('Tribunal Case Number');
    expect(screen.queryByText('Something Went Wrong')).toBeNull();
  });
});
