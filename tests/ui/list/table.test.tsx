import { screen, waitFor, render, renderHook } from '@testing-library/react';
import { expect, it, afterEach } from 'vitest';
import { useForeignServer, filing } from '../../support/foreignServer';
import { lastListQuery, openApp } from '../caseFilings/openApp';
import { twoLines } from '../../../src/list/table/RegisterHead';
import { criminalCase } from '../../support/foreignCourtCases';
import { CRIMINAL, listed } from '../followOnCases/screens';
import userEvent from '@testing-library/user-event';
import { useRowHints } from '../../../src/list/table/TableBox';
import { useGroups } from '../../../src/list/table/RegisterRows';

const foreign = useForeignServer();
const LIST = '/case-fillings-list';

const heading = async (name: string) => {
  await screen.findByText('S-1/AP/2024');
  return screen.getByRole('button', { name });
};

it('a column heading quotes its English label unchanged in its sort hint', async () => {
  await openApp(foreign, LIST);
  expect(await heading('AIN')).toHaveAccessibleDescription('Sort by AIN ascending');
  expect(await heading('H.S. Code')).toHaveAccessibleDescription('Sort by H.S. Code ascending');
});

it('pressing a heading sorts by its column, and pressing it again sorts in reverse', async () => {
  const user = await openApp(foreign, LIST);
  await user.click(await heading('Disputed Revenue'));
  await waitFor(() => expect(lastListQuery(foreign)).toMatchObject({ sortBy: 'revenue', ascOrDesc: 'asc' }));
  await waitFor(() =>
    expect(screen.getByRole('columnheader', { name: 'Disputed Revenue' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    ),
  );
  expect(await heading('Disputed Revenue')).toHaveAccessibleDescription(
    'Sort by Disputed Revenue descending',
  );
  await user.click(await heading('Disputed Revenue'));
  await waitFor(() => expect(lastListQuery(foreign)).toMatchObject({ sortBy: 'revenue', ascOrDesc: 'desc' }));
});

it.each([
  ['AIN', ['AIN']],
  ['Disputed Revenue', ['Disputed ', 'Revenue']],
  ['Section/Branch', ['Section/', 'Branch']],
  ['Name of Importer/Exporter/Person', ['Name of Importer/', 'Exporter/Person']],
  [
    'Parawise Reply/Grounds of Appeal File Number & Date',
    ['Parawise Reply/Grounds of ', 'Appeal File Number & Date'],
  ],
  ['আমদানিকারক/রপ্তানিকারক/ব্যক্তির নাম', ['আমদানিকারক/', 'রপ্তানিকারক/ব্যক্তির নাম']],
])('the heading %s is split where its longer line is shortest', (heading, lines) => {
  expect(twoLines(heading)).toEqual(lines);
});

it('a file number links to its filing’s details and wraps only after slashes and spaces', async () => {
  foreign.filings = [filing(7, { nothiNumber: '৬ষ্ঠ(খ)-৫/শুল্ক ২/2016-17' })];
  await openApp(foreign, '/case-fillings-list');
  const link = await screen.findByText('৬ষ্ঠ(খ)-৫/শুল্ক ২/2016-17');
  expect(link).toHaveAttribute('href', '/case-fillings-list/7/details');
  expect(link.innerHTML).toBe('৬ষ্ঠ(খ)-৫/<wbr>শুল্ক <wbr>২/<wbr>2016-17');
});

it('the file number and the case number of a court case link to the details of the case', async () => {
  foreign.cases['foujdari-suit-cases'] = [criminalCase(3, { mamlaNoOfRelatedThana: '১২(৩)২০২৪' })];
  await openApp(foreign, CRIMINAL);
  await listed();
  const links = [...document.querySelectorAll('tbody a.number-link')];
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['S-1/AP/2024', '/foujdari-cases-list/3/details'],
    ['১২(৩)২০২৪', '/foujdari-cases-list/3/details'],
  ]);
});

const { innerHeight } = window;

afterEach(() => {
  window.innerHeight = innerHeight;
});

it.each([
  [900, '899px'],
  [239, '80vh'], // too low for a table that scrolls, so the page scrolls
])('in a window %i pixels high a table’s maximum height is %s', async (height, room) => {
  window.innerHeight = height;
  await openApp(foreign, '/case-fillings-list');
  await listed();
  const box = document.querySelector<HTMLElement>('.RaDataTable-tableWrapper')!;
  expect(box.style.getPropertyValue('--table-room')).toBe(room);
});

function Rows() {
  const { handlers, hint } = useRowHints();
  return (
    <div {...handlers}>
      {['View details', 'Edit'].map((name) => (
        <span key={name} data-hint={name}>
          <button>{name}</button>
        </span>
      ))}
      <p>elsewhere</p>
      {hint}
    </div>
  );
}

it('of a row’s buttons only the one that is hovered shows its hint', async () => {
  const user = userEvent.setup();
  render(<Rows />);
  expect(screen.queryByRole('tooltip')).toBeNull();
  await user.hover(screen.getByRole('button', { name: 'View details' }));
  expect(await screen.findByRole('tooltip')).toHaveTextContent('View details');
  await user.hover(screen.getByRole('button', { name: 'Edit' }));
  await screen.findByText('Edit', { selector: '[role=tooltip] *' });
  await user.hover(screen.getByText('elsewhere'));
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
});

it('the hint of a button focused by key is shown until Escape', async () => {
  const user = userEvent.setup();
  render(<Rows />);
  await user.tab();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('View details');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
});

it('a pressed button shows no hint', async () => {
  const user = userEvent.setup();
  render(<Rows />);
  const button = screen.getByRole('button', { name: 'Edit' });
  await user.hover(button);
  await screen.findByRole('tooltip');
  await user.pointer({ keys: '[MouseLeft>]', target: button });
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
});

const records = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ id: from + index }));

function drawing(first: { id: number }[]) {
  const seen: number[] = [];
  const { result, rerender } = renderHook(
    (rows: { id: number }[]) => {
      const groups = useGroups(rows);
      seen.push(groups.length);
      return groups;
    },
    { initialProps: first },
  );
  return { result, rerender, seen };
}

it('a long list is rendered group by group, in order to the last row', () => {
  const { result, seen } = drawing(records(1, 60));
  expect(new Set(seen)).toEqual(new Set([1, 2, 3]));
  expect(result.current.flat()).toEqual(records(1, 60));
});

it('rendering by groups starts again if all records change, but not if one is added or removed', () => {
  const { result, rerender, seen } = drawing(records(1, 60));
  seen.length = 0;
  rerender(records(2, 61));
  expect(new Set(seen)).toEqual(new Set([3]));
  seen.length = 0;
  rerender(records(101, 160));
  expect(seen).toContain(1);
  expect(result.current.flat()).toEqual(records(101, 160));
});

it('a list rendered by groups shows the right rows when their number falls, becomes 0 and rises again', () => {
  const { result, rerender } = drawing(records(1, 60));
  for (const rows of [records(1, 3), [], records(1, 30)]) {
    rerender(rows);
    expect(result.current.flat()).toEqual(rows);
  }
});
