import Box from '@mui/material/Box';
import PaginationItem, { type PaginationItemProps } from '@mui/material/PaginationItem';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { Fragment, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { formatCount } from '../../domain/digits';
import { useLanguage } from '../i18n/useLanguage';
import { onPaperAlone } from './table/PaperFact';

/** Shows which rows of how many are on the page, with buttons for the other pages. */
export function ListPagination() {
  const translate = useTranslate();
  const language = useLanguage();
  const { page, setPage } = useListContext();
  const { isEmpty, range, last } = useShownRange();
  if (isEmpty) return null;

  const shown = (number: number) => formatCount(number, language);
  const pages = shownPages(page, last);
  return (
    <Box sx={row}>
      <Typography variant="body2" color="text.secondary">
        {translate('lists.range', range)}
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

/** On paper, says which rows of how many are printed, since a page may show only some. */
export function RangeOnPaper() {
  const translate = useTranslate();
  const { isEmpty, range } = useShownRange();
  return !isEmpty && <Typography sx={onPaperAlone}>{translate('lists.printedRange', range)}</Typography>;
}

export function ResultsAnnouncer() {
  const translate = useTranslate();
  const { isEmpty, range } = useShownRange();
  const { filterValues, page, isFetching, error, total } = useListContext();
  const request = JSON.stringify([filterValues, page]);
  // The first result needs no announcement: the page heading was read.
  const [announced, setAnnounced] = useState({ request, text: '' });
  // A failed list is not announced as empty.
  if (announced.request !== request && !isFetching && !error && total !== undefined) {
    setAnnounced({ request, text: isEmpty ? translate('lists.empty') : translate('lists.found', range) });
  }
  return (
    <output style={visuallyHidden}>
      {/* A changed key makes a screen reader read the same text again. */}
      {announced.text && <span key={announced.request}>{announced.text}</span>}
    </output>
  );
}

/** The server's own facts about its page, because a server may use a page size of its own. */
interface PageMeta {
  pages?: number;
  size?: number;
  total?: number;
  /** Whether there are more rows than `total`: the server stops counting at a limit. */
  isMore?: boolean;
}

/** The numbers of the first and last shown row and the total, as texts, and the number of the last page. */
function useShownRange() {
  const { page, perPage: asked, total: reached = 0, meta } = useListContext();
  const translate = useTranslate();
  const language = useLanguage();
  const { size = asked, total = reached, pages, isMore }: PageMeta = meta ?? {};
  const shown = (number: number) => formatCount(number, language);
  const count = shown(total);
  return {
    isEmpty: total === 0,
    range: {
      from: shown((page - 1) * size + 1),
      to: shown(Math.min(page * size, total)),
      total: isMore ? translate('lists.moreThan', { count }) : count,
    },
    last: pages ?? Math.ceil(total / size),
  };
}
