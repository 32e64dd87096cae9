import Box from '@mui/material/Box';
import { useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { useFollowedLinks } from '../../shell/useFollowedLinks';
import { useDensity } from '../listSettings';
import { cutTextOf, useMarkedTexts } from '../filters/markTexts';
import { TO_DIALOGS } from '../openedFromList';
import { useRowHints } from './useRowHints';
import { useTableHeight } from './useTableHeight';
import { setCurrentRow, walkRows } from './walkRows';
import { WholeText } from './WholeText';

/**
 * What a table stands in: as high as the screen has room for, its rows as close as a person wants them,
 * its cut texts opened by mouse, key or touch, its buttons named, its links followed, its rows walked by
 * arrows. The table itself need not be drawn again for any of these.
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
    event.preventDefault(); // a space would scroll
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
          showWhole(event);
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

/** A browser thinks what lies under a column that stays in sight to be visible. */
function showWhole({ target }: FocusEvent) {
  if (target.closest(':is(th, td):not(.row-number, .row-name, .row-actions)')) {
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
}
