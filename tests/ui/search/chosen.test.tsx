import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { useChosen } from '../../../src/search/useChosen';
import type { Choice, OptionGroup } from '../../../src/search/useOptions';

const group = (id: string, isGuess = false): OptionGroup => ({
  id,
  name: id,
  isGuess,
  options: [{ id, choice: { to: `/${id}` }, content: id }],
});

interface Props {
  text: string;
  groups: OptionGroup[];
  isBehind?: boolean;
  onChoose: (choice: Choice) => void;
}

function Box({ onChoose, isBehind = false, ...shown }: Props) {
  const { chosen, onKeyDown } = useChosen({ ...shown, isBehind }, onChoose);
  return <input aria-label="Search" data-chosen={chosen?.id} onKeyDown={onKeyDown} readOnly />;
}

it('Enter in the search opens no similar number unless the arrow keys moved to one', async () => {
  const onChoose = vi.fn<(choice: Choice) => void>();
  render(<Box text="12345" groups={[group('similar', true)]} onChoose={onChoose} />);
  const user = userEvent.setup();
  await user.click(screen.getByLabelText('Search'));
  await user.keyboard('{Enter}');
  expect(onChoose).not.toHaveBeenCalled();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onChoose).toHaveBeenCalledWith({ to: '/similar' });
});

it('Enter in the search opens nothing if typing went on, even if the text is the same in the end', async () => {
  const onChoose = vi.fn<(choice: Choice) => void>();
  const shown = { groups: [group('hit')], onChoose };
  const { rerender } = render(<Box text="ab" isBehind {...shown} />);
  const user = userEvent.setup();
  await user.click(screen.getByLabelText('Search'));
  await user.keyboard('{Enter}');
  rerender(<Box text="abc" isBehind {...shown} />);
  rerender(<Box text="ab" isBehind {...shown} />);
  rerender(<Box text="ab" {...shown} />);
  expect(onChoose).not.toHaveBeenCalled();
  rerender(<Box text="ac" isBehind {...shown} />);
  await user.keyboard('{Enter}');
  rerender(<Box text="ac" {...shown} />);
  expect(onChoose).toHaveBeenCalledExactlyOnceWith({ to: '/hit' });
});
