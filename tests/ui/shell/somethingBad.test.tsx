import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SomethingBad } from '../../../src/shell/SomethingBad';
import { somethingBad } from '../../../src/i18n/en/somethingBad';

function Broken(): never {
  throw new Error('a fault of ours');
}

it('a screen that fails to render says what to do and is logged, and the next page works', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const page = (resetBy: string, broken: boolean) => (
    <SomethingBad texts={somethingBad} resetBy={resetBy}>
      {broken ? <Broken /> : <p>Sound</p>}
    </SomethingBad>
  );
  const { rerender } = render(page('/a', true));
  const dialog = screen.getByRole('alertdialog', { name: 'Something bad happened!' });
  expect(dialog).toHaveAccessibleDescription(/^Clear the cache of your browser and reload the page\./);
  expect(screen.getByRole('button', { name: 'Reload' })).toHaveFocus();
  expect(log).toHaveBeenCalledWith(
    expect.objectContaining({ message: 'a fault of ours' }),
    expect.any(String),
  );

  rerender(page('/b', false));
  expect(screen.getByText('Sound')).toBeVisible();
});
