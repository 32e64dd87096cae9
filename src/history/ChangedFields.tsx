import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslate, useTranslateLabel } from 'react-admin';
import { isSame, type ChangedField } from './historyFields';
import { useHistoryValue } from './useHistoryValue';

interface Props {
  register: string;
  fields: readonly ChangedField[];
  /** Whether the record is new or deleted, so that there are no other values to compare with. */
  isWhole: boolean;
  /** For a table cell: each label stands before its values. */
  inTable?: boolean;
}

// Loaded with the first long text, because most changes are of short values, which need no comparison.
const WordDiff = lazy(() => import('./WordDiff').then((module) => ({ default: module.WordDiff })));

/** The fields of a change: 'label: old → new', each value as a person reads it. */
export function ChangedFields({ register, fields, isWhole, inTable = false }: Props) {
  const translateLabel = useTranslateLabel();
  const translate = useTranslate();
  const shown = useHistoryValue();
  const none = <span aria-label={translate('forms.none')}>—</span>;
  return (
    <Box component="dl" sx={inTable ? lines : grid}>
      {fields.map(({ name, field, was, became }) => {
        const old = shown({ register, name, field, value: was });
        const now = shown({ register, name, field, value: became });
        return (
          <div key={name}>
            <dt>{translateLabel({ source: name, resource: register })}</dt>
            <dd>
              {isWhole ? (
                (now ?? old ?? none)
              ) : isLong(was, became) ? (
                <Suspense fallback={now}>
                  <WordDiff was={was as string} became={became as string} />
                </Suspense>
              ) : isSame(was, became) ? (
                // The field is a secret: the history only holds that it changed.
                translate('history.renewed')
              ) : (
                <FromTo from={old ?? none} to={now ?? none} />
              )}
            </dd>
          </div>
        );
      })}
    </Box>
  );
}

function FromTo({ from, to }: { from: ReactNode; to: ReactNode }) {
  const translate = useTranslate();
  return (
    <>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {from}
      </Box>
      <span style={visuallyHidden}> {translate('history.becomes')} </span>
      <span aria-hidden="true"> → </span>
      <Box component="span" sx={{ fontWeight: 600 }}>
        {to}
      </Box>
    </>
  );
}

/** Characters; in texts longer than this the changed words are marked. */
const LONG = 60;

const isLong = (was: unknown, became: unknown) =>
  typeof was === 'string' &&
  typeof became === 'string' &&
  was !== '' &&
  became !== '' &&
  Math.max(was.length, became.length) > LONG;

// Without `position: relative`, visually hidden words would be placed relative to the page and widen it.
const list = {
  m: 0,
  '& dt': { color: 'text.secondary', overflowWrap: 'anywhere' },
  '& dd': { m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  '& dd img': { display: 'inline-block', verticalAlign: 'middle' },
};

const grid = {
  ...list,
  mt: 0.5,
  '& > div': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { sm: 'minmax(0, 14rem) minmax(0, 1fr)' },
    columnGap: 2,
    py: 0.25,
  },
};

const lines = {
  ...list,
  // long texts are cut off here; the history of the record shows them in full
  '& > div': { position: 'relative', maxHeight: '4.6em', overflow: 'hidden' },
  '& dt, & dd': { display: 'inline' },
  '& dt::after': { content: '": "' },
};
