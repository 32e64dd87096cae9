import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { useFollowedLinks } from '../../../src/page/useFollowedLinks';

const OPTIONS = { keepsSearch: true, state: { openedFromList: true } };

function Table() {
  const box = useRef<HTMLDivElement>(null);
  useFollowedLinks(box, OPTIONS);
  const { pathname, search, hash, state } = useLocation();
  return (
    <div ref={box}>
      <a href="/list/12/edit">Edit</a>
      <a href="/other/7/edit?sort=id#history">Other</a>
      <a href="https://elsewhere.example">Elsewhere</a>
      <output>{JSON.stringify([pathname + search + hash, state])}</output>
    </div>
  );
}

beforeEach(() => {
  history.replaceState(null, '', '/list?page=2');
  render(<Table />, { wrapper: BrowserRouter });
});

const shown = () => JSON.parse(screen.getByRole('status').textContent);

it('a click on a link navigates without a reload, and keeps the present query and the link’s history state', async () => {
  expect(fireEvent.click(screen.getByText('Edit'))).toBe(false);
  await waitFor(() => expect(shown()).toEqual(['/list/12/edit?page=2', { openedFromList: true }]));
});

it('a double click on a link navigates once', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const entries = history.length;
  fireEvent.click(screen.getByText('Edit'));
  fireEvent.click(screen.getByText('Edit'));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(shown()[0]).toBe('/list/12/edit?page=2');
  expect(history.length).toBe(entries + 1);
});

it('a link to another list keeps the query that the link itself has', async () => {
  fireEvent.click(screen.getByText('Other'));
  await waitFor(() => expect(shown()).toEqual(['/other/7/edit?sort=id#history', { openedFromList: true }]));
});

it('a click on a link that opens a tab is left to the browser', () => {
  for (const press of [
    () => fireEvent.click(screen.getByText('Edit'), { ctrlKey: true }),
    () => fireEvent(screen.getByText('Edit'), new MouseEvent('auxclick', { bubbles: true, button: 1 })),
  ]) {
    screen.getByText('Edit').setAttribute('href', '/list/12/edit');
    expect(press()).toBe(true);
    expect(screen.getByText('Edit')).toHaveAttribute('href', '/list/12/edit?page=2');
  }
  expect(shown()).toEqual(['/list?page=2', null]);
});

it('an external link is left to the browser', () => {
  fireEvent.click(screen.getByText('Elsewhere'));
  expect(screen.getByText('Elsewhere')).toHaveAttribute('href', 'https://elsewhere.example');
  expect(shown()).toEqual(['/list?page=2', null]);
});
