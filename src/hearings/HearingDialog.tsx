import Box from '@mui/material/Box';
import { useGetOne, useNotify, useTranslate, useDelete } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Values } from '../../domain/fields';
import { hearingFields } from '../../domain/hearings';
import type { Hearing, Proceeding } from '../dataProvider/files';
import { FieldInput } from '../inputs/FieldInput';
import { FieldGrid, WIDE } from '../inputs/FormGroup';
import { EntryDialog } from '../recordForms/EntryDialog';
import { SittingDayInput } from './SittingDayInput';
import { SuggestedInput } from './SuggestedInput';
import { useChangedFile } from '../dataProvider/useCalls';
import { useProceedingName } from './hearingNames';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useMay } from '../authProvider/permissions';
import { RowQuestion } from '../list/rowActions/RowQuestion';
import { useDeletionReason } from '../list/rowActions/ReasonInput';
import { useErrorDialog } from '../page/ErrorDialog';

const { result: _result, resultNote: _resultNote, ...fields } = hearingFields;

interface Props {
  /** The hearing to edit; without one a hearing is added. */
  hearing?: Hearing;
  /** Initial values of a hearing to add, such as its day. */
  start?: Partial<Values<typeof fields>>;
  /** The proceeding of a hearing to add; without it the person searches all proceedings by number. */
  proceeding?: Proceeding;
  onClose: () => void;
}

/** Adds or edits a hearing. The result is entered in `ResultDialog`; a hearing's proceeding is fixed. */
export function HearingDialog({ hearing, start, proceeding, onClose }: Props) {
  const translate = useTranslate();
  const nameOf = useProceedingName();
  const known = hearing ?? proceeding;
  return (
    <EntryDialog
      resource="hearings"
      fields={fields}
      record={hearing}
      start={hearing ?? { ...start, ...(proceeding && { proceedingId: proceeding.id }) }}
      title={translate(hearing ? 'hearings.edit' : 'hearings.add')}
      subtitle={known && [hearing?.nothiNumber, nameOf(known)].filter(Boolean).join(' · ')}
      save={(values, write) => {
        if (hearing) return write(values);
        // left out if empty, so that the server takes the proceeding's values
        const { court, lawOfficer, ...others } = values;
        return write({ ...others, ...(court && { court }), ...(lawOfficer && { lawOfficer }) });
      }}
      saved={hearing ? 'hearings.saved' : 'hearings.added'}
      onClose={onClose}
      actions={hearing && <DeleteHearing hearing={hearing} onDeleted={onClose} />}
    >
      <FieldGrid>
        {!known && (
          <Box className={WIDE}>
            <FieldInput source="proceedingId" field={fields.proceedingId} />
          </Box>
        )}
        <HearingDay kind={known?.kind} />
        <FieldInput source="time" field={fields.time} />
        <FieldInput source="purpose" field={fields.purpose} />
        <FieldInput source="itemNo" field={fields.itemNo} />
        <FieldInput source="withId" field={fields.withId} />
        <SuggestedInput source="court" />
        <SuggestedInput source="lawOfficer" />
        <Box className={WIDE}>
          <FieldInput source="note" field={fields.note} />
        </Box>
      </FieldGrid>
    </EntryDialog>
  );
}

/** The day of the hearing. The calendar is that of the court of the proceeding chosen above. */
function HearingDay({ kind: known }: { kind: string | undefined }) {
  const proceedingId: unknown = useWatch({ name: 'proceedingId' });
  const id = typeof proceedingId === 'number' ? proceedingId : undefined;
  const enabled = !known && id !== undefined;
  const { data } = useGetOne<Proceeding>('proceedings', { id }, { enabled, staleTime: A_MINUTE });
  return <SittingDayInput source="date" field={fields.date} kind={known ?? data?.kind} />;
}

const A_MINUTE = 60_000;

/** For administrators: a button that deletes a hearing after a confirmation. */
function DeleteHearing({ hearing, onDeleted }: { hearing: Hearing; onDeleted: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const showError = useErrorDialog();
  const changed = useChangedFile();
  const mayDelete = useMay('delete', 'hearings');
  const [isAsking, setAsking] = useState(false);
  const { meta, input } = useDeletionReason();
  const [remove, { isPending }] = useDelete();
  if (!mayDelete) return null;
  const confirm = () =>
    void remove(
      'hearings',
      { id: hearing.id, previousData: hearing, meta },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify('hearings.deleted', { type: 'success' });
          changed();
          onDeleted();
        },
        onError: (error) => showError({ title: 'forms.failed', text: (error as Error).message }),
        onSettled: () => setAsking(false),
      },
    );
  return (
    <>
      <Button color="error" startIcon={<DeleteIcon />} onClick={() => setAsking(true)} sx={{ mr: 'auto' }}>
        {translate('hearings.delete')}
      </Button>
      {isAsking && (
        <RowQuestion
          question="hearings.deleteQuestion"
          final
          busy={isPending}
          onConfirm={confirm}
          onDecline={() => setAsking(false)}
        >
          {input}
        </RowQuestion>
      )}
    </>
  );
}
