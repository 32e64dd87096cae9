import { beforeEach, expect, it, vi } from 'vitest';
import { whenTypingPauses } from '../../../src/offline/whenTypingPauses';

let field: HTMLInputElement;
beforeEach(() => {
  vi.useFakeTimers();
  field = document.body.appendChild(document.createElement('input'));
  return () => field.remove();
});

const type = () => field.dispatchEvent(new Event('input', { bubbles: true }));

it('an action is done at once if nobody is typing', () => {
  const act = vi.fn<() => void>();
  whenTypingPauses(act);
  expect(act).toHaveBeenCalledOnce();
});

it('an action waits until typing has paused for a second', () => {
  const act = vi.fn<() => void>();
  field.focus();
  whenTypingPauses(act);
  vi.advanceTimersByTime(999);
  type();
  vi.advanceTimersByTime(999);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  type();
  vi.advanceTimersByTime(5000);
  expect(act).toHaveBeenCalledOnce();
});

it('an action that waits for a pause in typing can be cancelled', () => {
  const act = vi.fn<() => void>();
  field.focus();
  whenTypingPauses(act)();
  type();
  vi.advanceTimersByTime(5000);
  expect(act).not.toHaveBeenCalled();
});
