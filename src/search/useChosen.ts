import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useEvent } from 'react-admin';
import type { Choice, Option, OptionGroup } from './useOptions';

interface Shown {
  /** The text as it was typed. */
  text: string;
  groups: OptionGroup[];
  /** Whether the groups belong to an earlier text. */
  isBehind: boolean;
}

/**
 * The highlighted choice, initially the first choice that is not a guess. Arrows move to the next choice, Tab
 * to the next group and after the last group out of the list; Enter opens the choice. While the groups still
 * belong to an earlier text, Enter waits for the new ones, because it would otherwise open a record that does
 * not fit the text.
 */
export function useChosen({ text, groups, isBehind }: Shown, choose: (choice: Choice) => void) {
  const [mark, setMark] = useState<{ text: string; id: string | undefined }>();
  const waiting = useRef<string>(undefined);
  const options = groups.flatMap((group) => group.options);
  const marked = mark?.text === text ? options.find((option) => option.id === mark.id) : undefined;
  const chosen: Option | undefined = marked ?? groups.find(({ isGuess }) => !isGuess)?.options[0];
  const at = chosen ? options.indexOf(chosen) : -1;
  const markAs = useEvent((option: Option | undefined) => setMark({ text, id: option?.id }));

  useEffect(() => {
    // a person who typed on after Enter no longer wants to open the first hit for that text
    if (waiting.current !== text) waiting.current = undefined;
    if (isBehind || waiting.current === undefined) return;
    waiting.current = undefined;
    if (chosen) choose(chosen.choice);
  }, [isBehind, text, chosen, choose]);

  const nextGroup = (step: 1 | -1): boolean => {
    const place = groups.findIndex((group) => group.options.some((option) => option === chosen));
    const first = groups[place + step]?.options[0];
    if (first) markAs(first);
    return first !== undefined;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === 'Enter' && isBehind && !marked) waiting.current = text;
    else if (!options.length) return;
    else if (event.key === 'ArrowDown') markAs(options.at((at + 1) % options.length));
    else if (event.key === 'ArrowUp') markAs(options.at(Math.max(at, 0) - 1));
    else if (event.key === 'Enter' && chosen) choose(chosen.choice);
    else if (event.key !== 'Tab' || !nextGroup(event.shiftKey ? -1 : 1)) return;
    event.preventDefault();
  };
  return { chosen, onKeyDown, markAs };
}
