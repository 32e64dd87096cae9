import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Pagination from '@mui/material/Pagination';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { type ImportRowState, importRegister } from '../../domain/imports';
import { ErrorBox } from '../page/PageFrame';
import { ExistingChoice } from './ExistingChoice';
import { MendRow, type RowProps } from './MendRow';
import { RowTable } from './RowTable';
import { ROWS_A_PAGE, useBatchActions, useRows } from './useBatch';
import Typography from '@mui/material/Typography';
import { readBijoy } from '../../domain/import/bijoy';
import { formatCount } from '../../domain/digits';
import { isToDecide } from '../../domain/importMessages';
import type { ImportBatch } from '../dataProvider/imports';
import { useLanguage } from '../i18n/useLanguage';
import { errorText } from './errorText';
import { shortened } from './errorText';
import { useColumnLabel } from './useImportFields';

/** The rows of an import in one state, a page at a time. */
export function Rows({ batch, state, unsaved, onSaved }: RowProps & { state: ImportRowState }) {
  const translate = useTranslate();
  const [query, setQuery] = useSearchParams();
  const { edit } = useBatchActions(batch.id);
  const asked = Math.max(1, Number(query.get('page')) || 1);
  const last = Math.max(1, Math.ceil(batch.counts[state as keyof typeof batch.counts] / ROWS_A_PAGE));
  const page = Math.min(asked, last);
  const { data, error, refetch } = useRows(
    batch.id,
    [state],
    page,
    batch.state + JSON.stringify(batch.counts),
  );
  const isToMend = state === 'refused' || state === 'undecided';
  const isOpen = state === 'ready' || state === 'skipped';
  const [first] = data?.rows ?? [];
  const proposing = data?.rows.find(({ errors }) =>
    errors.some(({ params }) => params?.proposed !== undefined),
  );
  return (
    <Box role="tabpanel" aria-label={translate(`imports.states.${state}`)}>
      <ErrorBox error={error} onRetry={() => void refetch()} />
      {state === 'skipped' && first && (
        <Box sx={{ mt: 2 }}>
          <ExistingChoice
            label={translate('imports.existing.all')}
            value={null}
            onChoose={(existing) =>
              edit.mutate({ row: first.id, edit: { decision: { existing }, all: true } })
            }
          />
        </Box>
      )}
      {isToMend && <AlikeFaults batch={batch} state={state} />}
      {proposing && (
        <Button
          variant="outlined"
          sx={{ mt: 2 }}
          loading={edit.isPending}
          onClick={() => edit.mutate({ row: proposing.id, edit: { proposed: true, all: true } })}
        >
          {translate('imports.check.takeAll')}
        </Button>
      )}
      {data &&
        (isToMend ? (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {data.rows.map((row) => (
              <MendRow key={row.id} batch={batch} row={row} unsaved={unsaved} onSaved={onSaved} />
            ))}
          </Box>
        ) : (
          <RowTable batch={batch} rows={data.rows} isOpen={isOpen} onSaved={onSaved} />
        ))}
      {last > 1 && (
        <Pagination
          sx={{ mt: 2 }}
          count={last}
          page={page}
          aria-label={translate('lists.pages')}
          onChange={(_, wanted) =>
            setQuery((given) => {
              given.set('page', String(wanted));
              return given;
            })
          }
        />
      )}
    </Box>
  );
}

/**
 * Errors that several rows share, the most frequent first, because many refused rows often come from a few
 * mistakes.
 */
function AlikeFaults({ batch, state }: { batch: ImportBatch; state: 'refused' | 'undecided' }) {
  const translate = useTranslate();
  const language = useLanguage();
  const label = useColumnLabel(batch);
  const isBijoy = (field: string) =>
    batch.layout.columns.some((column) => column.field === field && column.reading === 'bijoy');
  const [number] = Object.keys(importRegister(batch.register)?.columns ?? {});
  const shown = (batch.alike ?? []).filter(
    ({ error, cell }) =>
      isToDecide(error) === (state === 'undecided') &&
      // not shown, because rows without a number need a different one each
      !(error.field === number && (cell ?? '') === ''),
  );
  if (shown.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="import-alike" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
      <Typography id="import-alike" component="h3" variant="body2" sx={{ fontWeight: 600 }}>
        {translate('imports.check.alike')}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, fontSize: '0.875rem' }}>
        {shown.map(({ error, cell, rows }) => {
          const whole = String(cell ?? '');
          const text = shortened(whole);
          return (
            <li key={`${error.field} ${error.code} ${whole}`}>
              {translate('imports.check.alikeRows', {
                rows: formatCount(rows, language),
                field: label(error.field),
                cell: (isBijoy(error.field) ? readBijoy(text) : text) || translate('imports.columns.empty'),
                reason: errorText(error, translate, language),
              })}
            </li>
          );
        })}
      </Box>
    </Box>
  );
}
