import { useCallback, useEffect, useState, type KeyboardEvent } from 'react';
import type { Choice, Option, OptionGroup } from './useOptions';

/**
 * Which choice is marked, the first until another is: arrows go on to the next, Tab to the next group, and
 * after the last group to the next part of the dialog. Enter takes it.
 * @param isBehind whether the groups are still those of another text: Enter then waits for the new ones, or it
 *   would open a record that was not typed
 */
export function useChosen(groups: OptionGroup[], isBehind: boolean, choose: (choice: Choice) => void) {
  const [id, setId] = useState<string>();
  const [isAwaited, setAwaited] = useState(false);
  const options = groups.flatMap((group) => group.options);
  const marked = options.find((option) => option.id === id);
  const chosen: Option | undefined = marked ?? options[0];
  const at = chosen ? options.indexOf(chosen) : 0;
  const markAt = (place: number) => setId(options.at(place % options.length)?.id);

  useEffect(() => {
    if (!isAwaited || isBehind) return;
    setAwaited(false);
    if (chosen) choose(chosen.choice);
  }, [isAwaited, isBehind, chosen, choose]);

  const nextGroup = (step: 1 | -1): boolean => {
    const place = groups.findIndex((group) => group.options.some((option) => option === chosen));
    const first = groups[place + step]?.options[0];
    if (first) setId(first.id);
    return first !== undefined;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === 'Enter' && isBehind && !marked) setAwaited(true);
    else if (!chosen) return;
    else if (event.key === 'ArrowDown') markAt(at + 1);
    else if (event.key === 'ArrowUp') markAt(at - 1);
    else if (event.key === 'Enter') choose(chosen.choice);
    else if (event.key !== 'Tab' || !nextGroup(event.shiftKey ? -1 : 1)) return;
    event.preventDefault();
  };
  return {
    chosen,
    onKeyDown,
    setChosen: useCallback((option: Option) => setId(option.id), []),
    /** For another text: its first choice is marked, and no Enter is waited with. */
    startAgain: () => {
      setId(undefined);
      setAwaited(false);
    },
  };
}
