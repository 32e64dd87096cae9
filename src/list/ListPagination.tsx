import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import Typography from '@mui/material/Typography';
import { useListPaginationContext, useTranslate } from 'react-admin';
import { toBengaliDigits } from '../../domain/digits';
import { useLanguage } from '../i18n/useLanguage';

/** Previous, the pages with two margin pages and three around the current one, next; and the total. */
export function ListPagination() {
  const translate = useTranslate();
  const language = useLanguage();
  const { page, perPage, total, setPage } = useListPaginationContext();
  if (!total) return null;

  const digits = (number: unknown) => (language === 'bn' ? toBengaliDigits(String(number)) : String(number));
  const to = Math.min(page * perPage, total);
  return (
    <Box sx={row}>
      <Typography variant="body2" color="text.secondary">
        {translate('lists.range', { from: (page - 1) * perPage + 1, to, total })}
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
          type === 'page' ? translate('lists.page', { page: item ?? 0 }) : translate(`lists.${type}Page`)
        }
        renderItem={(item) => (
          <PaginationItem {...item} page={item.page === null ? null : digits(item.page)} />
        )}
      />
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  pt: 1.5,
};
