import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useRowHints } from '../../../src/list/table/useRowHints';

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
