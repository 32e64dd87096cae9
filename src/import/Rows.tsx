import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Pagination from '@mui/material/Pagination';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { ImportRowState } from '../../domain/imports';
import { ErrorBox } from '../page/PageFrame';
import { AlikeFaults } from './AlikeFaults';
import { ExistingChoice } from './ExistingChoice';
import { MendRow, type RowProps } from './MendRow';
import { RowTable } from './RowTable';
import { ROWS_A_PAGE, useBatchActions, useRows } from './useBatch';

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
