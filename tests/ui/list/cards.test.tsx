import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { caseTypes } from '../../../domain/followOnCases';
import { cardFacts } from '../../../src/list/cards/cardFacts';
import { followOnCaseColumns } from '../../../src/resources/followOnCases/followOnCaseColumns';
import { filing, useForeignServer } from '../../support/foreignServer';
import { labelled, lastListQuery, openApp, sent } from '../caseFilings/openApp';
import { serveUsers, user as userRecord } from '../users/userServer';

const foreign = useForeignServer();
const LIST = '/case-fillings-list';

function onPhone(...[address, options]: [string, Parameters<typeof openApp>[2]?]) {
  window.innerWidth = 390;
  return openApp(foreign, address, options);
}

const cards = () => screen.findAllByRole('article');
const factsOf = (card: HTMLElement) => [...card.querySelectorAll('dl > div')].map((fact) => fact.textContent);

describe('a list on a narrow screen', () => {
  it('a narrow list shows filings as cards with number, company, section, revenue and status', async () => {
    foreign.filings = [
      filing(1, {
        company: { id: 3, companyName: 'Padma Traders' },
        workPlace: { id: 2, name: 'Jetty' },
        revenue: 1234567.5,
        status: 'SUBJUDICE',
      }),
    ];
    await onPhone(LIST);
    const [card] = await cards();
    expect(within(card!).getByRole('heading', { level: 2 })).toHaveTextContent('S-1/AP/2024');
    expect(card).toHaveAccessibleName('S-1/AP/2024');
    expect(card!.querySelector('header')).toHaveTextContent('S/N 1');
    expect(card!.querySelector('.status')).toHaveTextContent('Status Sub-Judice before Court');
    expect(factsOf(card!)).toEqual([
      'Name of Importer/Exporter/PersonPadma Traders',
      'Section/BranchJetty',
      'Disputed Revenue12,34,567.50',
    ]);
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByRole('list', { name: /^Demand Notice/ })).toContainElement(card!);
  });

  it('a card has the record’s actions in a menu, which closes when a confirmation opens', async () => {
    const user = await onPhone(LIST);
    const [, second] = await cards();
    const button = within(second!).getByRole('button', { name: 'Actions S-2/AP/2024' });
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    const menu = screen.getByRole('dialog', { name: 'S-2/AP/2024' });
    expect([...menu.querySelectorAll('[data-hint]')].map((each) => each.getAttribute('data-hint'))).toEqual([
      'Other Cases',
      'Details',
      'Edit',
      'Delete',
    ]);
    await user.click(await labelled('Delete: S-2/AP/2024'));
    expect(button).toHaveAttribute('aria-expanded', 'false');
    const question = await screen.findByRole('alertdialog', { name: 'Are you sure?' });
    foreign.filings.splice(1, 1);
    await user.click(within(question).getByRole('button', { name: 'Yes, I am sure!' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'S-2/AP/2024' })).toBeNull());
    expect(sent(foreign, 'DELETE', /./).map(({ url }) => url)).toEqual(['/api/case/case-filling2']);
  });

  it('a card’s menu takes the focus, and gives it back to its button when Escape closes it', async () => {
    const user = await onPhone(LIST);
    await cards();
    const button = screen.getByRole('button', { name: 'Actions S-2/AP/2024' });
    await user.click(button);
    await waitFor(() => expect(screen.getByRole('link', { name: /^Other Cases/ })).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('a narrow list has filters and sort order in a sheet, whose button counts the active filters', async () => {
    const user = await onPhone(LIST);
    await cards();
    expect(screen.getByLabelText('File Number')).toBeVisible();
    expect(screen.queryByLabelText('Sort by')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Filter and sort' }));
    const sheet = screen.getByRole('dialog', { name: 'Filter and sort' });
    await user.selectOptions(within(sheet).getByLabelText('Provisional Assessment'), 'With');
    await user.selectOptions(within(sheet).getByLabelText('Sort by'), 'Disputed Revenue');
    await user.click(within(sheet).getByRole('button', { name: 'Show the list' }));
    expect(await screen.findByRole('button', { name: 'Filter and sort (1)' })).toBeVisible();
    await waitFor(() =>
      expect(lastListQuery(foreign)).toMatchObject({ provitionalTaxation: 'WITH', sortBy: 'revenue' }),
    );
  });

  it('a saved view in the sheet of a narrow list restores filters and sort order and shows the list', async () => {
    const user = await onPhone(LIST);
    await cards();
    await user.click(screen.getByRole('button', { name: 'Filter and sort' }));
    const sheet = screen.getByRole('dialog', { name: 'Filter and sort' });
    await user.selectOptions(within(sheet).getByLabelText('Provisional Assessment'), 'With');
    await user.selectOptions(within(sheet).getByLabelText('Sort by'), 'Disputed Revenue');
    await user.click(within(sheet).getByText('Views'));
    await user.click(screen.getByRole('menuitem', { name: 'Save this view…' }));
    await screen.findByRole('dialog', { name: 'Save this view' });
    await user.keyboard('Provisional{Enter}');
    await waitFor(() => expect(within(sheet).getByText('Views')).toHaveFocus());

    await user.selectOptions(within(sheet).getByLabelText('Provisional Assessment'), 'All');
    await user.selectOptions(within(sheet).getByLabelText('Sort by'), 'ID');
    await user.click(within(sheet).getByText('Views'));
    await user.click(screen.getByRole('menuitemradio', { name: 'Provisional' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByRole('button', { name: 'Filter and sort (1)' })).toHaveFocus();
    await waitFor(() =>
      expect(lastListQuery(foreign)).toMatchObject({ provitionalTaxation: 'WITH', sortBy: 'revenue' }),
    );
  });

  it('a narrow list with nothing to filter or sort shows its saved views without a sheet', async () => {
    const user = await onPhone('/candf-agent-list');
    await screen.findByPlaceholderText('Search');
    expect(screen.queryByRole('button', { name: /Filter and sort/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Views' }));
    expect(screen.getByRole('menuitem', { name: 'Save this view…' })).toBeVisible();
  });

  it('a narrow list says that it is empty, as the table does', async () => {
    foreign.filings = [];
    await onPhone(LIST);
    expect(await screen.findByText('There is no data right now..!')).toBeVisible();
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('the card of a user shows the user’s name, and has the status change among its actions', async () => {
    serveUsers(foreign, [userRecord(7, { fullName: 'Rahim Uddin', userName: 'rahim' })]);
    const user = await onPhone('/users-list');
    const [card] = await cards();
    expect(card).toHaveAccessibleName('Rahim Uddin');
    expect(factsOf(card!)[0]).toBe('Usernamerahim');
    expect(factsOf(card!).at(-1)).toBe('Is EnabledYes');
    await user.click(within(card!).getByRole('button'));
    expect(screen.getByRole('button', { name: /^Change Status: / })).toBeVisible();
    expect(screen.getByRole('link', { name: /^Edit: / })).toBeVisible();
  });
});

it('a court case’s card shows the case’s own number, the section and the disputed revenue', () => {
  const shown = caseTypes.map((type) => [
    type.name,
    ...cardFacts(type.name, followOnCaseColumns(type)).facts.map(({ column }) => column.source),
  ]);
  const ofFiling = ['caseFilling.workPlace.name', 'caseFilling.revenue'];
  expect(shown).toEqual([
    ['applicate-comm-cases', 'applicateCaseNo', ...ofFiling],
    ['tribunal-cases', 'tribunalCaseNo', ...ofFiling],
    ['custom-appeals', 'customCaseNo', ...ofFiling],
    ['high-court-rits', 'highCourtCaseNo', ...ofFiling],
    ['contempt-cases', 'contemptCaseNo', ...ofFiling],
    ['high-court-cpa-cpl-cases', 'cplCpaNothi', ...ofFiling],
    ['high-court-cp-cases', 'cpNothi', ...ofFiling],
    ['admiral-suit-cases', 'courtMemoNo', ...ofFiling],
    ['foujdari-suit-cases', 'relatedThana', 'mamlaNoOfRelatedThana', ...ofFiling],
    ['civil-case', 'civilCaseNumber', ...ofFiling],
  ]);
});
