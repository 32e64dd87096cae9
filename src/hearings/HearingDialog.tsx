import Box from '@mui/material/Box';
import {
  ResourceContextProvider,
  useCreate,
  useGetOne,
  useNotify,
  useTranslate,
  useUpdate,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Values } from '../../domain/fields';
import { hearingFields } from '../../domain/hearings';
import type { Hearing, Proceeding } from '../dataProvider/files';
import { FieldInput } from '../inputs/FieldInput';
import { FieldGrid, WIDE } from '../inputs/FormGroup';
import { SelectField } from '../inputs/SelectField';
import { FormDialog } from '../recordForms/FormDialog';
import { DeleteHearing } from './DeleteHearing';
import { SittingDayInput } from './SittingDayInput';
import { SuggestedInput } from './SuggestedInput';
import { useChangedFile } from '../dataProvider/useChangedFile';
import { useProceedingName } from './useProceedingName';

const { result: _result, resultNote: _resultNote, ...fields } = hearingFields;

interface Props {
  /** The hearing to edit; without one a hearing is added. */
  hearing?: Hearing;
  /** Initial values of a hearing to add, such as its day or its proceeding. */
  start?: Partial<Values<typeof fields>>;
  /** The proceedings of the file; without them the person searches all proceedings by number. */
  proceedings?: readonly Proceeding[];
  onSaved?: () => void;
  onClose: () => void;
}

/** Adds or edits a hearing. The result is entered in `ResultDialog`; a hearing's proceeding is fixed. */
export function HearingDialog({ hearing, start, proceedings, onSaved, onClose }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const nameOf = useProceedingName();
  const changed = useChangedFile();
  const [create] = useCreate();
  const [update] = useUpdate();
  const save = async (values: Values<typeof fields>) => {
    if (!hearing) {
      // left out if empty, so that the server takes the proceeding's values
      const { court, lawOfficer, ...others } = values;
      const data = { ...others, ...(court && { court }), ...(lawOfficer && { lawOfficer }) };
      await create('hearings', { data }, { returnPromise: true });
      return;
    }
    const { id } = hearing;
    await update('hearings', { id, data: values, previousData: hearing }, PLAIN);
  };
  return (
    <ResourceContextProvider value="hearings">
      <FormDialog
        fields={fields}
        mode={hearing ? 'edit' : 'create'}
        start={hearing ?? start ?? {}}
        title={translate(hearing ? 'hearings.edit' : 'hearings.add')}
        subtitle={hearing && [hearing.nothiNumber, nameOf(hearing)].join(' · ')}
        save={save}
        onSaved={() => {
          notify(hearing ? 'hearings.saved' : 'hearings.added', { type: 'success' });
          changed();
          onSaved?.();
          onClose();
        }}
        onClose={onClose}
        record={hearing}
        actions={hearing && <DeleteHearing hearing={hearing} onDeleted={onClose} />}
      >
        <FieldGrid>
          {!hearing && (
            <Box className={WIDE}>
              {proceedings ? (
                <SelectField
                  source="proceedingId"
                  options={proceedings.map((each) => ({ value: each.id, label: nameOf(each) }))}
                  clearable
                  required
                />
              ) : (
                <FieldInput source="proceedingId" field={fields.proceedingId} />
              )}
            </Box>
          )}
          <HearingDay kind={hearing?.kind} />
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
      </FormDialog>
    </ResourceContextProvider>
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

const PLAIN = { mutationMode: 'pessimistic', returnPromise: true } as const;
