import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatDay } from '../../domain/dates';
import type { Paper } from '../dataProvider/papers';
import { nameIn } from '../i18n/nameIn';
import { useLanguage } from '../i18n/useLanguage';
import { usePageCount } from './paperNames';
import { Thumbnail } from './Thumbnail';

export interface PaperGroup {
  id: number | null;
  heading: string;
  papers: Paper[];
}

interface Props {
  groups: readonly PaperGroup[];
  onOpen: (id: number) => void;
}

/** More papers than these are shown when asked for. */
const FIRST = 10;

/** The papers of a file by their proceeding. Plain buttons: two hundred of MUI's would take long to draw. */
export function PaperRows({ groups, onOpen }: Props) {
  const translate = useTranslate();
  const [isWhole, setWhole] = useState(false);
  const list = useRef<HTMLElement>(null);
  const count = groups.reduce((sum, { papers }) => sum + papers.length, 0);
  // the pressed button disappears
  useEffect(() => {
    if (isWhole) list.current?.querySelectorAll('button')[FIRST]?.focus();
  }, [isWhole]);
  return (
    <Box sx={rows} ref={list}>
      {(isWhole ? groups : firstOf(groups, FIRST)).map(({ id, heading, papers }) => (
        <section key={id} aria-label={heading}>
          {groups.length > 1 && (
            <Typography
              component="h3"
              variant="body2"
              sx={{ fontWeight: 600, color: 'text.secondary', mt: 1 }}
            >
              {heading}
            </Typography>
          )}
          <ul>
            {papers.map((paper) => (
              <Row key={paper.id} paper={paper} onOpen={onOpen} />
            ))}
          </ul>
        </section>
      ))}
      {count > FIRST && !isWhole && (
        <Button size="small" onClick={() => setWhole(true)}>
          {translate('filePapers.all', { count })}
        </Button>
      )}
    </Box>
  );
}

/** The groups with so many papers in all. */
function firstOf(groups: readonly PaperGroup[], most: number): PaperGroup[] {
  let left = most;
  return groups.flatMap((group) => {
    const papers = group.papers.slice(0, left);
    left -= papers.length;
    return papers.length > 0 ? [{ ...group, papers }] : [];
  });
}

function Row({ paper, onOpen }: { paper: Paper; onOpen: (id: number) => void }) {
  const language = useLanguage();
  const pagesOf = usePageCount();
  const { id, kindName, kindNameBn, date, memo, name, pages, type } = paper;
  const first = [nameIn(language, kindName, kindNameBn), date && formatDay(date, language)];
  const second = [name, memo, pagesOf(pages), type === 'docx' || type === 'xlsx' ? type.toUpperCase() : null];
  return (
    <li>
      <button type="button" onClick={() => onOpen(id)}>
        <Thumbnail paper={paper} />
        <span>
          <strong>{first.filter(Boolean).join(', ')}</strong>
          <small>{second.filter(Boolean).join(' · ')}</small>
        </span>
      </button>
    </li>
  );
}

const rows = {
  '& ul': { listStyle: 'none', m: 0, p: 0 },
  '& li': { contentVisibility: 'auto', containIntrinsicSize: 'auto 4rem' },
  '& li button': {
    display: 'flex',
    gap: 1.5,
    width: '100%',
    minHeight: '4rem',
    px: 0.5,
    py: 0.5,
    border: 0,
    borderRadius: 1,
    bgcolor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    '&:hover': { bgcolor: 'action.hover' },
    '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-2px' },
  },
  '& li button > span': { minWidth: 0, overflowWrap: 'anywhere' },
  '& strong, & small': { display: 'block' },
  '& small': { color: 'text.secondary', fontSize: '0.8125rem' },
  '@media print': { '& li button': { minHeight: 0, py: 0 } },
};
