import { useEffect } from 'react';
import { useEvent } from 'react-admin';
import { stepped } from '../../domain/diary';
import type { Diary } from './useDiary';

/** Elements in which the arrow keys have a meaning of their own. */
const TAKES_ARROWS =
  'input, textarea, select, [role=dialog], [role=alertdialog], [role=menu], [role=group], [data-days]';

/** Makes the left and right arrow keys go to the day, week or month before and after. */
export function useStepKeys({ view, date, go }: Diary): void {
  const press = useEvent((event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
    const by = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : null;
    if (by === null || event.defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return;
    if ((target as Element).closest(TAKES_ARROWS)) return;
    event.preventDefault();
    go({ date: stepped(view, date, by) });
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [press]);
}
