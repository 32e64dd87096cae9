import AddIcon from '@mui/icons-material/Add';
import MoreIcon from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useMay } from '../authProvider/permissions';
import type { Hearing } from '../dataProvider/files';
import { MenuButton } from '../page/MenuButton';
import { useShortcutKey } from '../page/useShortcutKey';
import { ExportButton } from '../spreadsheet/ExportButton';
import { hearingColumns } from './hearingColumns';
import { HearingDialog } from './HearingDialog';
import { MoveDialog } from './MoveDialog';
import type { Diary, Filter } from './useDiary';

interface Props {
  diary: Diary;
  filter: Filter;
  chosen: readonly number[];
}

/**
 * Buttons to export the shown hearings and to add one; a menu moves and prints them and matches a cause list. A month,
 * which shows only numbers, neither exports, moves nor prints.
 */
export function DiaryActions({ diary: { view, date }, filter, chosen }: Props) {
  const translate = useTranslate();
  const shortcut = useShortcutKey('create');
  const { data = [], total = 0 } = useListContext<Hearing>();
  const mayEdit = useMay('edit', 'hearings');
  const mayAdd = useMay('create', 'hearings');
  const [open, setOpen] = useState<'move' | 'add' | null>(null);
  const close = () => setOpen(null);
  const isListed = view !== 'month';
  const canMove = mayEdit && isListed;
  const move = { disabled: total === 0, onClick: () => setOpen('move') };
  return (
    <>
      {canMove && chosen.length > 0 && (
        <Button variant="outlined" {...move}>
          {translate('diary.move.action')}
        </Button>
      )}
      {isListed && <ExportButton file={FILE} sheet="Hearings" columns={hearingColumns} />}
      {(isListed || mayAdd) && (
        <MenuButton label={translate('lists.more')} endIcon={<MoreIcon />}>
          {mayAdd && (
            <MenuItem component={RouterLink} to="/hearings/match">
              {translate('diary.causeList')}
            </MenuItem>
          )}
          {canMove && chosen.length === 0 && <MenuItem {...move}>{translate('diary.move.action')}</MenuItem>}
          {isListed && (
            <MenuItem disabled={total === 0} onClick={() => window.print()}>
              {translate('forms.print')}
            </MenuItem>
          )}
        </MenuButton>
      )}
      {mayAdd && (
        <Button
          variant="contained"
          startIcon={<AddIcon />}
          aria-keyshortcuts={shortcut}
          onClick={() => setOpen('add')}
        >
          {translate('hearings.add')}
        </Button>
      )}
      {open === 'add' && <HearingDialog start={{ date }} onClose={close} />}
      {open === 'move' && (
        <MoveDialog
          which={chosen.length ? { ids: [...chosen] } : { filter }}
          total={total}
          hearings={data}
          onClose={close}
        />
      )}
    </>
  );
}

/** The name of the exported file, which is English in the Bengali UI too. */
const FILE = 'Hearings';
