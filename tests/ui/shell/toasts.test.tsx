import { act, cleanup, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { CoreAdminContext, useNotify } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { Toasts } from '../../../src/shell/Toasts';
import { useSavedNotify } from '../../../src/page/usePairNotify';

function Say({ text, type }: { text: string; type: 'success' | 'error' }) {
  const notify = useNotify();
  useEffect(() => notify(text, { type }), [notify, text, type]);
  return null;
}

const toast = (text: string, type: 'success' | 'error') =>
  render(
    <MemoryRouter>
      <CoreAdminContext>
        <Say text={text} type={type} />
        <Toasts />
      </CoreAdminContext>
    </MemoryRouter>,
  );

it('only error toasts are alerts, others are statuses', async () => {
  toast('Rit Added Successfully!', 'success');
  expect(await screen.findByRole('status')).toHaveTextContent('Rit Added Successfully!');
  expect(screen.queryByRole('alert')).toBeNull();
  cleanup();
  toast('Cannot connect', 'error');
  expect(await screen.findByRole('alert')).toHaveTextContent('Cannot connect');
});

it('a toast stays at the top right for five seconds', () => {
  vi.useFakeTimers();
  toast('Rit Added Successfully!', 'success');
  const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
  pass(4999);
  const shown = screen.getByText('Rit Added Successfully!');
  expect(shown.closest('.MuiSnackbar-root')).toHaveClass('MuiSnackbar-anchorOriginTopRight');
  pass(1);
  pass(1000); // it fades out
  expect(screen.queryByText('Rit Added Successfully!')).toBeNull();
});

function SaySaved({ text }: { text: string }) {
  const notifySaved = useSavedNotify();
  useEffect(() => notifySaved(text, { name: 'S-12' }), [notifySaved, text]);
  return null;
}

it.each([
  ['Rit Added Successfully!', 'Rit Added Successfully! S-12'],
  ['Complaint Edited successfully', 'Complaint Edited successfully: S-12'],
])('a toast names the record after the text “%s”', async (text, whole) => {
  render(
    <MemoryRouter>
      <CoreAdminContext>
        <SaySaved text={text} />
        <Toasts />
      </CoreAdminContext>
    </MemoryRouter>,
  );
  expect((await screen.findByText(text)).closest('output')).toHaveTextContent(whole);
});
