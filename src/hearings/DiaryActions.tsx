import AddIcon from '@mui/icons-material/Add';
import MoreIcon from '@mui/icons-material/MoreVert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useMay } from '../authProvider/permissions';
import type { Hearing } from '../dataProvider/files';
import { useNarrow } from '../list/cards/narrow';
import { Folded } from '../list/filters/Folded';
import { PrintButton } from '../page/PrintButton';
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
 * Buttons to add a hearing, to match a cause list, and to move, print and export the shown hearings, except
 * in a month, which shows only numbers. On a phone a menu holds all buttons but the first.
 */
export function DiaryActions({ diary: { view, date }, filter, chosen }: Props) {
  const translate = useTranslate();
  const shortcut = useShortcutKey('create');
  const { data = [], total = 0 } = useListContext<Hearing>();
  const mayEdit = useMay('edit', 'hearings');
  const mayAdd = useMay('create', 'hearings');
  const [open, setOpen] = useState<'move' | 'add' | null>(null);
  const close = () => setOpen(null);
  const isNarrow = useNarrow();
  const isListed = view !== 'month';
  const add = mayAdd && (
    <Button
      variant="contained"
      startIcon={<AddIcon />}
      aria-keyshortcuts={shortcut}
      onClick={() => setOpen('add')}
    >
      {translate('hearings.add')}
    </Button>
  );
  return (
    <>
      {isNarrow && add}
      <Folded
        button={(toggle) => (
          <IconButton aria-label={translate('lists.actions')} {...toggle}>
            <MoreIcon />
          </IconButton>
        )}
      >
        {mayEdit && isListed && (
          <Button variant="outlined" disabled={total === 0} onClick={() => setOpen('move')}>
            {translate('diary.move.action')}
          </Button>
        )}
        {mayAdd && (
          <Button component={RouterLink} to="/hearings/match" variant="outlined">
            {translate('diary.causeList')}
          </Button>
        )}
        {isListed && (
          <>
            <PrintButton variant="outlined" disabled={total === 0} />
            <ExportButton file={FILE} sheet="Hearings" columns={hearingColumns} />
          </>
        )}
      </Folded>
      {!isNarrow && add}
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
