import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';
import { localDigits } from '../../../domain/digits';
import { useLanguage } from '../../i18n/useLanguage';
import { MenuChoice } from '../../page/MenuChoice';
import { densities, hiddenAtFirst, useDensity, useHiddenColumns } from '../listSettings';

export interface HideableColumn {
  source: string;
  /** A key of the catalogue. */
  label: string;
  isName?: boolean;
}

export function ColumnsButton({ columns }: { columns: readonly HideableColumn[] }) {
  const translate = useTranslate();
  const language = useLanguage();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [hidden, setHidden] = useHiddenColumns();
  const [density, setDensity] = useDensity();
  const atFirst = hiddenAtFirst(useResourceContext());
  const count = columns.filter(({ source }) => hidden.includes(source) && !atFirst.includes(source)).length;
  const toggle = (source: string) =>
    setHidden(hidden.includes(source) ? hidden.filter((other) => other !== source) : [...hidden, source]);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<ColumnsIcon />}
        data-tour="columns"
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {count === 0
          ? translate('lists.columns.open')
          : translate('lists.columns.openWithHidden', {
              count: localDigits(String(count), language),
            })}
      </Button>
      <Menu
        anchorEl={anchor}
        open={Boolean(anchor)}
        onClose={() => setAnchor(null)}
        slotProps={{
          list: { dense: true, 'aria-label': translate('lists.columns.open') },
          paper: { sx: paper },
        }}
      >
        {densities.map((each) => (
          <MenuChoice key={each} kind="radio" chosen={each === density} onChoose={() => setDensity(each)}>
            {translate(`lists.densities.${each}`)}
          </MenuChoice>
        ))}
        <Divider component="li" />
        <MenuItem onClick={() => setHidden([])}>
          <ListItemIcon />
          {translate('lists.columns.showAll')}
        </MenuItem>
        {columns.map(({ source, label }) => (
          <MenuChoice
            key={source}
            kind="checkbox"
            chosen={!hidden.includes(source)}
            onChoose={() => toggle(source)}
          >
            {translate(label)}
          </MenuChoice>
        ))}
      </Menu>
    </>
  );
}

const paper = { maxHeight: 'min(70vh, 36rem)', maxWidth: 'min(24rem, calc(100vw - 2rem))' };
