import Button from '@mui/material/Button';
import { lazy, Suspense } from 'react';
import { useListFilterContext, useResourceContext, useTranslate } from 'react-admin';
import { NothingHere } from '../page/NothingHere';

/** Renders nothing if its code cannot be loaded, because the text above is enough. */
const FirstRecord = lazy(() => import('./FirstRecord').catch(() => ({ default: () => null })));

/** Filters that are search fields; the others count as filters. */
const SEARCHES = new Set(['searchKey', 'nothiNumber', 'companyName', 'agentName', 'q']);

/**
 * Shown instead of rows: says whether the search or the filters match nothing, with a button that clears the
 * one that does. For an empty register it explains what the register is for, if the catalogue has a text
 * (`resources.<name>.empty`), and links to the ways of entering the first record.
 */
export function EmptyList() {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListFilterContext();
  const resource = useResourceContext();
  const set = Object.entries(filterValues).filter(([, value]) => Boolean(value));
  const search = set.find(([name]) => SEARCHES.has(name));
  if (set.length === 0) {
    return (
      <NothingHere
        why={translate(`resources.${resource}.empty`, { _: '' })}
        action={
          <Suspense fallback={null}>
            <FirstRecord />
          </Suspense>
        }
      />
    );
  }

  const undo = () => {
    setFilters(search ? Object.fromEntries(set.filter((each) => each !== search)) : {});
    document.querySelector<HTMLElement>('main [data-tour=search] input')?.focus(); // the clicked button disappears
  };
  return (
    <NothingHere
      why={
        search
          ? translate(set.length > 1 ? BOTH : SEARCHED, { term: String(search[1]) })
          : translate(`resources.${resource}.nothingMatches`, { _: translate(FILTERED) })
      }
      action={
        <Button variant="outlined" onClick={undo} sx={{ mt: 2 }}>
          {translate(search ? 'lists.clearSearch' : 'lists.clearFilters')}
        </Button>
      }
    />
  );
}

const SEARCHED = 'look.nothingMatches.search';
const FILTERED = 'look.nothingMatches.filters';
const BOTH = 'look.nothingMatches.both';
