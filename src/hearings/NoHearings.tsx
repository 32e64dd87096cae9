import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { NothingHere } from '../page/NothingHere';
import { useMay } from '../authProvider/useMay';
import type { Diary } from './useDiary';

/**
 * Shown where there are no hearings. If only the filters hide them, it says so, with a button that clears the
 * filters; otherwise it says how hearings are entered.
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
