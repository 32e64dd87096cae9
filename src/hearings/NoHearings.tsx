import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { NothingHere } from '../shell/NothingHere';
import type { Diary } from './useDiary';

/** Shown instead of hearings: says if only the filters hide them, with a button that clears those. */
export function NoHearings({ diary }: { diary: Diary }) {
  const translate = useTranslate();
  if (Object.keys(diary.set).length === 0) return <NothingHere />;
  return (
    <NothingHere
      why={translate('look.nothingMatches.filters')}
      action={
        <Button variant="outlined" onClick={() => diary.clear()} sx={{ mt: 2 }}>
          {translate('diary.filters.clear')}
        </Button>
      }
    />
  );
}
