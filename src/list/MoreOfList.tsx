import MoreIcon from '@mui/icons-material/ExpandMore';
import MenuItem from '@mui/material/MenuItem';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { importRegister } from '../../domain/imports';
import { useMay } from '../authProvider/permissions';
import { useOffers } from '../offered/useOffers';
import { MenuButton } from '../page/MenuButton';
import { PrintButton } from '../page/PrintButton';
import { useNarrow } from './cards/narrow';

interface Props {
  children: ReactNode;
  onPrint: (() => void) | undefined;
}

/**
 * A menu of what is seldom done with a list: the import of a spreadsheet, printing, and the items given. A list that
 * has nothing but printing has its button, which a phone has no room for, and a tablet only for its icon.
 */
export default function MoreOfList({ children, onPrint }: Props) {
  const translate = useTranslate();
  const { resource, total = 0 } = useListContext();
  const offersImports = useOffers('imports');
  const mayImport = useMay('create', 'imports') && offersImports && importRegister(resource);
  const isWide = useMediaQuery(({ breakpoints }: Theme) => breakpoints.up('lg'), { noSsr: true });
  const isNarrow = useNarrow();
  if (!children && !mayImport)
    return isNarrow ? null : (
      <PrintButton variant="outlined" disabled={total === 0} isIcon={!isWide} onClick={onPrint} />
    );
  return (
    <MenuButton label={translate('lists.more')} endIcon={<MoreIcon />}>
      {children}
      {mayImport && (
        <MenuItem component={Link} to={`/import/new?register=${resource}&step=file`}>
          {translate('layout.import')}
        </MenuItem>
      )}
      <MenuItem disabled={total === 0} onClick={onPrint ?? (() => window.print())}>
        {translate('forms.print')}
      </MenuItem>
    </MenuButton>
  );
}
