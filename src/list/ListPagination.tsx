import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import Typography from '@mui/material/Typography';
import { useListPaginationContext, useTranslate } from 'react-admin';
import { useLanguage } from '../i18n/useLanguage';

/** Previous, the pages with two margin pages and three around the current one, next; and the total. */
export function ListPagination() {
  const translate = useTranslate();
  const language = useLanguage();
  const { page, perPage, total, setPage } = useListPaginationContext();
  if (!total) return null;

  const shown = (number: number) => formats[language].format(number);
  const from = (page - 1) * perPage + 1;
  const to = Math.min(page * perPage, total);
  return (
    <Box sx={row}>
      <Typography variant="body2" color="text.secondary">
        {translate('lists.range', { from: shown(from), to: shown(to), total: shown(total) })}
      </Typography>
      <Pagination
        count={Math.ceil(total / perPage)}
        page={page}
        onChange={(_event, picked) => setPage(picked)}
        boundaryCount={2}
        siblingCount={1}
        size="small"
        color="primary"
        aria-label={translate('lists.pages')}
        getItemAriaLabel={(type, item) =>
          type === 'page'
            ? translate('lists.page', { page: shown(item ?? 0) })
            : translate(`lists.${type}Page`)
        }
        renderItem={(item) => (
          <PaginationItem {...item} page={item.page === null ? null : shown(item.page)} />
        )}
      />
    </Box>
  );
}

const formats = { en: new Intl.NumberFormat('en-IN'), bn: new Intl.NumberFormat('bn-BD') };

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  pt: 1.5,
};
