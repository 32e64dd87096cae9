/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the list of an ARIA combobox: the focus and its keys stay in the input, and the options of a native list have one line only */
import Box from '@mui/material/Box';
import { memo, useEffect } from 'react';
import { hitStyle } from './HitText';
import { useSearchWords } from '../i18n/useSearchWords';
import type { Choice, Option, OptionGroup } from './useOptions';

interface Props {
  /** Prefix of the ids of the list and its options. */
  id: string;
  groups: OptionGroup[];
  chosen: Option | undefined;
  onChoose: (choice: Choice) => void;
  onPoint: (option: Option) => void;
}

/** The choices in their groups; the focus stays in the input. Memoised, since every key renders the search. */
export const OptionList = memo(function OptionList({ id, groups, chosen, onChoose, onPoint }: Props) {
  const say = useSearchWords();
  const chosenId = chosen && `${id}-${chosen.id}`;
  useEffect(() => {
    if (chosenId) document.getElementById(chosenId)?.scrollIntoView({ block: 'nearest' });
  }, [chosenId]);
  return (
    <Box id={`${id}-list`} role="listbox" aria-label={say('title')} sx={styles}>
      {groups.map((group) => (
        <div key={group.id} role="group" aria-labelledby={`${id}-group-${group.id}`}>
          <h2 id={`${id}-group-${group.id}`} role="presentation">
            {group.name}
          </h2>
          {group.options.map((option) => (
            <div
              key={option.id}
              id={`${id}-${option.id}`}
              role="option"
              aria-selected={option.id === chosen?.id}
              // a click must not take the focus from the input
              onMouseDown={(event) => event.preventDefault()}
              onMouseMove={() => option.id !== chosen?.id && onPoint(option)}
              onClick={() => onChoose(option.choice)}
            >
              {option.content}
            </div>
          ))}
        </div>
      ))}
    </Box>
  );
});

const styles = {
  // groups outside the viewport are neither laid out nor painted, which would delay typing
  '& [role=group]': { contentVisibility: 'auto', containIntrinsicSize: 'auto 20rem' },
  '& h2': { m: 0, px: 2, pt: 1.5, pb: 0.5, fontSize: '0.8125rem', fontWeight: 600, color: 'text.secondary' },
  '& [role=option]': { px: 2, py: 0.75, cursor: 'pointer', minHeight: { xs: 44, sm: 0 } },
  '& [aria-selected=true]': { bgcolor: 'action.selected', outline: '2px solid', outlineOffset: '-2px' },
  ...hitStyle,
};
