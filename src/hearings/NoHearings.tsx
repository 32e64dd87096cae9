import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { NothingHere } from '../shell/NothingHere';
import { useMay } from '../authProvider/useMay';
import type { Diary } from './useDiary';

/**
 * Shown instead of hearings: says if only the filters hide them, with a button that clears those; else how hearings
 * are entered.
 */
export function NoHearings({ diary }: { diary: Diary }) {
  const translate = useTranslate();
  const mayAdd = useMay('create', 'hearings');
  if (Object.keys(diary.set).length === 0) {
    return <NothingHere why={mayAdd ? translate('diary.howToEnter') : undefined} />;
  }
  return (
    <NothingHere
      why={translate('look.nothingMatches.filters')}
      action={
        <Button variant="outlined" onClick={() => diary.clear()} sx={{ mt: 2 }}>
          {translate('lists.clearFilters')}
        </Button>
      }
    />
  );
}
