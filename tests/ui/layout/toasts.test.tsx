import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { CoreAdminContext, useNotify } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { Toasts } from '../../../src/layout/Toasts';

function Say() {
  const notify = useNotify();
  useEffect(() => notify('Rit Added Successfully!', { type: 'success' }), [notify]);
  return null;
}

it('a toast stands at the top right for five seconds', () => {
  vi.useFakeTimers();
  render(
    <MemoryRouter>
      <CoreAdminContext>
        <Say />
        <Toasts />
      </CoreAdminContext>
    </MemoryRouter>,
  );
  const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
  pass(4999);
  const toast = screen.getByText('Rit Added Successfully!');
  expect(toast.closest('.MuiSnackbar-root')).toHaveClass('MuiSnackbar-anchorOriginTopRight');
  pass(1);
  pass(1000); // it fades
  expect(screen.queryByText('Rit Added Successfully!')).toBeNull();
});
