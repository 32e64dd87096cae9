import Box from '@mui/material/Box';
import PaginationItem, { type PaginationItemProps } from '@mui/material/PaginationItem';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { formatCount } from '../../domain/digits';
import { useLanguage } from '../i18n/useLanguage';
import { shownPages } from './shownPages';
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
