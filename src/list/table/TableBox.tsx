import Box from '@mui/material/Box';
import { useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { useFollowedLinks } from '../../page/useFollowedLinks';
import { useDensity } from '../listSettings';
import { cutTextOf, useMarkedTexts } from '../filters/markTexts';
import { TO_DIALOGS } from '../openedFromList';
import { useRowHints } from './useRowHints';
import { useTableHeight } from './useTableHeight';
import { setCurrentRow, walkRows } from './walkRows';
import { WholeText } from './WholeText';

/**
 * Wraps a table in its behaviours: height, row density, opening of clamped texts, button hints, links, and
 * arrow keys between rows. They work by event delegation, so the table does not re-render for them.
 */
export function TableBox({ children }: { children: ReactNode }) {
  const box = useTableHeight();
  useMarkedTexts(box);
  useFollowedLinks(box, TO_DIALOGS);
  const [density] = useDensity();
  const [opened, setOpened] = useState<HTMLElement | null>(null);
  const { handlers, hint } = useRowHints();
  const press = (event: KeyboardEvent<HTMLElement>) => {
    walkRows(event);
    const text = cutTextOf(event.target);
    if (!text || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault(); // otherwise the space bar would scroll
    setOpened(text);
  };
  return (
    <>
      <Box
        ref={box}
        data-density={density}
        {...handlers}
        onFocus={(event) => {
          setCurrentRow(event.currentTarget, event.target);
          uncoverFocused(event);
          handlers.onFocus(event);
        }}
        onClick={({ target }) => setOpened(cutTextOf(target))}
        onKeyDown={press}
      >
        {children}
        {hint}
      </Box>
      {opened && <WholeText element={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

/** Scrolls a focused element out from under sticky columns, which the browser counts as visible. */
function uncoverFocused({ target }: FocusEvent) {
  if (target.closest(':is(th, td):not(.row-number, .row-name, .row-actions)')) {
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
}
