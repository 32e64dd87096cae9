import TuneIcon from '@mui/icons-material/Tune';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { isValidElement, useId, useState, type ReactNode } from 'react';
import { useListFilterContext, useTranslate } from 'react-admin';
import { formatCount } from '../../../domain/digits';
import { useLanguage } from '../../i18n/useLanguage';
import { SortSelectors, type SortOption } from './ToolbarSelects';
import { ViewsButton } from '../views/ViewsButton';

interface Props {
  /** All filters except the search, each with its `source`. */
  filters: readonly ReactNode[];
  sorts?: readonly SortOption[] | undefined;
}

/**
 * A button that opens a sheet with a list's filters, sort order and views; choices take effect at once.
 * There is no column choice: cards show the same facts whichever columns the table has.
 */
export function FoldedControls({ filters, sorts }: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const id = useId();
  const count = useSetFilters(filters);
  const [isOpen, setOpen] = useState(false);
  if (filters.length === 0 && !sorts) return <ViewsButton />;
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<TuneIcon />}
        data-tour="controls"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        {count === 0
          ? translate('cards.controls')
          : translate('cards.controlsWithSet', { count: formatCount(count, language) })}
      </Button>
      <Dialog open={isOpen} onClose={close} aria-labelledby={id} sx={atTheBottom}>
        <DialogTitle id={id}>{translate('cards.controls')}</DialogTitle>
        <DialogContent>
          {filters}
          {sorts && <SortSelectors sorts={sorts} />}
        </DialogContent>
        <DialogActions sx={{ justifyContent: 'space-between' }}>
          <ViewsButton onShown={close} />
          <Button variant="contained" onClick={close}>
            {translate('cards.done')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

export function useSetFilters(filters: readonly ReactNode[]): number {
  const { filterValues } = useListFilterContext();
  return filters.filter(
    (filter) => isValidElement<{ source?: string }>(filter) && filterValues[filter.props.source ?? ''],
  ).length;
}

const atTheBottom = {
  '& .MuiDialog-container': { alignItems: 'flex-end' },
  '& .MuiDialog-paper': {
    m: 0,
    width: '100%',
    maxWidth: 'none',
    borderBottomLeftRadius: 0,
    borderBottomRightRadius: 0,
  },
};
