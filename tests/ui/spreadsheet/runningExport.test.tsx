import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { currentSession, endSession } from '../../../src/authProvider/session';
import { filing, useForeignServer } from '../../support/foreignServer';
import { useWorkerInThread } from '../../support/workerInThread';
import { labelled, openDialog } from '../caseFilings/openApp';
import { titleButton, openList, PAGE, pageQueries, sheetRows, useDownloads, useSlowAnswer } from './exports';

const foreign = useForeignServer();
const workers = useWorkerInThread();
const saved = useDownloads();

const download = () => waitFor(() => expect(saved).toHaveLength(1)).then(() => saved[0]!);
const failTheNext = (answer: () => Response) => foreign.server.use(http.get(PAGE, answer));

describe('a running export', () => {
  it('a running export shows its progress and keeps the focus', async () => {
    foreign.filings = Array.from({ length: 20 }, (_, index) => filing(index + 1));
    const user = await openList(foreign);
    const answer = useSlowAnswer(foreign);
    const export_ = await titleButton('Export Data');
    await user.click(export_);
    expect(await titleButton('Downloading')).toHaveTextContent('Downloading0 of 20');
    expect(screen.getByText('Downloading', { selector: 'output' })).toBeInTheDocument();
    await answer.begun();
    answer.send(`{"content":[${Array.from({ length: 15 }, () => '{"id":1}').join(',')},`);
    await waitFor(() => expect(export_).toHaveTextContent('Downloading15 of 20'));
    expect(screen.getByText('Downloading: 15 of 20 rows')).toBeInTheDocument();
    expect(export_).toHaveFocus();
    answer.send(`${Array.from({ length: 5 }, () => '{"id":1}').join(',')}],"totalElements":20}`);
    answer.end();
    await download();
    expect(await titleButton('Export Data')).toHaveFocus();
    expect(screen.getByText('Downloaded 20 rows')).toBeInTheDocument();
    expect(document.querySelector('[aria-label="Cancel download"]')).toBeNull();
  });

  it('an export runs once, however often its button is pressed', async () => {
    const user = await openList(foreign);
    const before = pageQueries(foreign).length;
    await user.dblClick(await titleButton('Export Data'));
    await download();
    await user.click(await titleButton('Export Data'));
    await waitFor(() => expect(saved).toHaveLength(2));
    expect(pageQueries(foreign).slice(before)).toHaveLength(2);
  });

  it('a running export is cancelled by its button, and the focus returns', async () => {
    const user = await openList(foreign);
    const answer = useSlowAnswer(foreign);
    await user.click(await titleButton('Export Data'));
    await answer.begun();
    await user.click(await labelled('Cancel download'));
    expect(await titleButton('Export Data')).toHaveFocus();
    expect(screen.getByText('Download cancelled')).toBeInTheDocument();
    await answer.givenUp();
    expect(openDialog('alertdialog')).toBeNull();
    expect(saved).toEqual([]);
  });

  it('a running export is cancelled by Escape', async () => {
    const user = await openList(foreign);
    const answer = useSlowAnswer(foreign);
    await user.click(await titleButton('Export Data'));
    await answer.begun();
    answer.send('{"content":[');
    await user.keyboard('{Escape}');
    await titleButton('Export Data');
    await answer.givenUp();
    expect(saved).toEqual([]);
  });

  it('a running export is cancelled silently when the list is left', async () => {
    const user = await openList(foreign);
    const answer = useSlowAnswer(foreign);
    await user.click(await titleButton('Export Data'));
    await answer.begun();
    answer.send('{"content":[');
    await user.click(await titleButton('Create New'));
    await answer.givenUp();
    await waitFor(() => expect(workers.every(({ ended }) => ended)).toBe(true));
    expect(openDialog('alertdialog')).toBeNull();
    expect(saved).toEqual([]);
  });
});

describe('a failing export', () => {
  async function expectFailure(text: string) {
    await waitFor(() => expect(openDialog('alertdialog')).toHaveTextContent(text));
    expect(openDialog('alertdialog')).toHaveTextContent(/^Error/);
    expect(saved).toEqual([]);
  }
  const INCOMPLETE =
    'The spreadsheet was not made, because the server did not send every row. Please try again.';
  const NO_RESPONSE = 'Cannot connect to the server right now, please try again later.';

  it('a failed export shows the server’s message and can be started again', async () => {
    const user = await openList(foreign);
    failTheNext(() => HttpResponse.json({ message: 'The register is being moved' }, { status: 500 }));
    await user.click(await titleButton('Export Data'));
    await expectFailure('The register is being moved');
    await user.keyboard('{Escape}');
    await waitFor(async () => expect(await titleButton('Export Data')).toHaveFocus());
    foreign.server.resetHandlers();
    await user.keyboard('{Enter}');
    await download();
  });

  it('an export refuses an answer with fewer rows than the answer’s total', async () => {
    const user = await openList(foreign);
    failTheNext(() => HttpResponse.json({ content: [filing(1)], totalElements: 2 }));
    const before = pageQueries(foreign).length;
    await user.click(await titleButton('Export Data'));
    await expectFailure(INCOMPLETE);
    expect(pageQueries(foreign).slice(before)).toHaveLength(1);
  });

  it('an export refuses an answer that breaks off', async () => {
    const user = await openList(foreign);
    const answer = useSlowAnswer(foreign);
    await user.click(await titleButton('Export Data'));
    await answer.begun();
    answer.send(`{"content":[${JSON.stringify(filing(1))},`);
    await waitFor(() => expect(screen.getByText('1 of 2')).toBeInTheDocument());
    answer.breakOff();
    await expectFailure(NO_RESPONSE);
  });

  it('an export reports an unreadable answer at once, although more of the answer may come', async () => {
    const user = await openList(foreign);
    const answer = useSlowAnswer(foreign);
    await user.click(await titleButton('Export Data'));
    await answer.begun();
    answer.send('{"content":[{"id":},');
    await expectFailure(INCOMPLETE);
  });

  it('an export renews an expired session first', async () => {
    const user = await openList(foreign);
    foreign.expireAccess();
    await user.click(await titleButton('Export Data'));
    expect(await sheetRows((await download()).file)).toHaveLength(3);
  });

  it('an export waits for the person to sign in again, and ends if they log out instead', async () => {
    const user = await openList(foreign);
    foreign.endSessions();
    await user.click(await titleButton('Export Data'));
    await waitFor(() => expect(currentSession()).toBeNull());
    expect(workers.map(({ ended }) => ended)).toEqual([false]);
    endSession();
    await waitFor(() => expect(workers.every(({ ended }) => ended)).toBe(true));
    expect(saved).toEqual([]);
  });
});
