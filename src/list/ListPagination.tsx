import Box from '@mui/material/Box';
import PaginationItem, { type PaginationItemProps } from '@mui/material/PaginationItem';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { formatCount } from '../../domain/digits';
import { useLanguage } from '../i18n/useLanguage';
import { useShownRange } from './useShownRange';

/** Shows which rows of how many are on the page, with buttons for the other pages. */
export function ListPagination() {
  const translate = useTranslate();
  const language = useLanguage();
  const { page, setPage } = useListContext();
  const { from, to, total, totalText, last } = useShownRange();
  if (total === 0) return null;

  const shown = (number: number) => formatCount(number, language);
  const pages = shownPages(page, last);
  return (
    <Box sx={row}>
      <Typography variant="body2" color="text.secondary">
        {translate('lists.range', { from: shown(from), to: shown(to), total: totalText })}
      </Typography>
      <nav aria-label={translate('lists.pages')}>
        <Box component="ul" sx={list}>
          <Step
            type="previous"
            aria-label={translate('lists.previousPage')}
            disabled={page === 1}
            onClick={() => setPage(page - 1)}
          />
          {pages.map((each, index) => (
            <Fragment key={each}>
              {each - 1 > (pages[index - 1] ?? 0) && <Step type="start-ellipsis" />}
              <Step
                type="page"
                page={shown(each)}
                aria-label={translate('lists.page', { page: shown(each) })}
                aria-current={each === page ? 'page' : undefined}
                selected={each === page}
                onClick={() => setPage(each)}
              />
            </Fragment>
          ))}
          <Step
            type="next"
            aria-label={translate('lists.nextPage')}
            disabled={page >= last}
            onClick={() => setPage(page + 1)}
          />
        </Box>
      </nav>
    </Box>
  );
}

// MUI's <Pagination> would fill the row with page buttons that are rarely used.
const Step = (props: PaginationItemProps) => (
  <li>
    <PaginationItem size="small" color="primary" {...props} />
  </li>
);

const row = {
  display: 'flex',
  displayPrint: 'none', // on paper, RangeOnPaper replaces it
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  pt: 1.5,
};

const list = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', listStyle: 'none', p: 0, m: 0 };

const AT_EACH_END = 2;
const AROUND = 3;

/** Page numbers to offer: two at each end and three around the current one. */
export function shownPages(page: number, count: number): number[] {
  const around = Math.max(1, Math.min(page - (AROUND - 1) / 2, count - AROUND + 1));
  const pages = new Set([
    ...range(1, Math.min(AT_EACH_END, count)),
    ...range(around, Math.min(around + AROUND - 1, count)),
    ...range(Math.max(1, count - AT_EACH_END + 1), count),
  ]);
  return [...pages].sort((one, other) => one - other);
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
