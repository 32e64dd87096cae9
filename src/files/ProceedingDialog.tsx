import { ResourceContextProvider, useNotify, useTranslate, useUpdate } from 'react-admin';
import { entersDecision, proceedingFields } from '../../domain/proceedings';
import type { Proceeding } from '../dataProvider/files';
import { SuggestedInput } from '../hearings/SuggestedInput';
import { useChangedFile } from '../dataProvider/useChangedFile';
import { useProceedingName } from '../hearings/useProceedingName';
import { FieldGrid } from '../inputs/FormGroup';
import { FieldInput } from '../inputs/FieldInput';
import { SelectField } from '../inputs/SelectField';
import { FormDialog } from '../recordForms/FormDialog';
import { editWords, isAdjudication } from './proceedingTree';

interface Props {
  proceeding: Proceeding;
  /** All proceedings of the file. */
  others: readonly Proceeding[];
  onClose: () => void;
}

/**
 * Edits the facts of a proceeding that its record does not have: court, who filed it, what it challenges, law
 * officer.
 */
export function ProceedingDialog({ proceeding, others, onClose }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const nameOf = useProceedingName();
  const changed = useChangedFile();
  const [update] = useUpdate();
  const { id, kind, fromId } = proceeding;
  const challenged = others.filter((other) => other.id !== id);
  // null means that the case challenges the order of the filing itself, or that of a case that the user may
  // not see
  const filing = others.find(isAdjudication)?.id ?? null;
  return (
    <ResourceContextProvider value="proceedings">
      <FormDialog
        fields={proceedingFields}
        mode="edit"
        start={{ ...proceeding, fromId: isAdjudication(proceeding) ? null : (fromId ?? filing) }}
        title={translate(editWords(proceeding))}
        subtitle={nameOf(proceeding)}
        save={async (entered) => {
          const data = { ...entered, fromId: entered.fromId === filing ? null : entered.fromId };
          await update('proceedings', { id, data, previousData: proceeding }, PLAIN);
        }}
        onSaved={() => {
          notify('files.proceedingSaved', { type: 'success' });
          changed();
          onClose();
        }}
        onClose={onClose}
        record={proceeding}
      >
        <FieldGrid>
          <SuggestedInput source="court" />
          <SuggestedInput source="lawOfficer" />
          <FieldInput source="filedBy" field={proceedingFields.filedBy} />
          {!isAdjudication(proceeding) && (
            <SelectField
              source="fromId"
              options={challenged.map((other) => ({ value: other.id, label: nameOf(other) }))}
              clearable={false}
            />
          )}
          {entersDecision(kind) && <FieldInput source="decidedOn" field={proceedingFields.decidedOn} />}
        </FieldGrid>
      </FormDialog>
    </ResourceContextProvider>
  );
}

const PLAIN = { mutationMode: 'pessimistic', returnPromise: true } as const;
