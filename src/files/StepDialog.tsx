import {
  ResourceContextProvider,
  useCreate,
  useGetList,
  useNotify,
  useTranslate,
  useUpdate,
} from 'react-admin';
import { stepFields } from '../../domain/steps';
import { nameIn } from '../i18n/nameIn';
import { useLanguage } from '../i18n/useLanguage';
import { FieldGrid } from '../inputs/FormGroup';
import { FieldInput } from '../inputs/FieldInput';
import { SelectField } from '../inputs/SelectField';
import { FormDialog } from '../recordForms/FormDialog';
import type { StepRecord } from './stepRecord';

interface Props {
  caseFilingId: number;
  /** The step to edit; null to add one. */
  step: StepRecord | null;
  /** The file's last step: the next one begins when it ended. */
  last: StepRecord | undefined;
  onClose: () => void;
}

export function StepDialog({ caseFilingId, step, last, onClose }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const [create] = useCreate();
  const [update] = useUpdate();
  return (
    <ResourceContextProvider value="steps">
      <FormDialog
        fields={stepFields}
        mode={step ? 'edit' : 'create'}
        start={step ?? { caseFilingId, in: last?.out ?? null }}
        title={translate(step ? 'files.delay.edit' : 'files.delay.add')}
        save={async (data) => {
          if (step) await update('steps', { id: step.id, data, previousData: step }, PLAIN);
          else await create('steps', { data }, { returnPromise: true });
        }}
        onSaved={() => {
          notify('files.delay.saved', { type: 'success' });
          onClose();
        }}
        onClose={onClose}
        record={step ?? undefined}
      >
        <FieldGrid>
          <DeskSelect chosen={step} />
          <FieldInput source="holder" field={stepFields.holder} />
          <FieldInput source="in" field={stepFields.in} />
          <FieldInput source="out" field={stepFields.out} />
        </FieldGrid>
      </FormDialog>
    </ResourceContextProvider>
  );
}

/** A select of the desks that are still offered, and of the step's own desk. */
function DeskSelect({ chosen }: { chosen: StepRecord | null }) {
  const language = useLanguage();
  const { data = [] } = useGetList<Desk>('desks', OFFERED);
  const options = data.map(({ id, name, nameBn }) => ({ value: id, label: nameIn(language, name, nameBn) }));
  const isOffered = !chosen || options.some(({ value }) => value === chosen.desk);
  const own = isOffered
    ? []
    : [{ value: chosen.desk, label: nameIn(language, chosen.deskName, chosen.deskNameBn) }];
  return <SelectField source="desk" options={[...options, ...own]} clearable required />;
}

interface Desk {
  id: number;
  name: string;
  nameBn: string | null;
}

const OFFERED = {
  filter: { active: true },
  pagination: { page: 1, perPage: 500 },
  sort: { field: 'position', order: 'ASC' },
} as const;

const PLAIN = { mutationMode: 'pessimistic', returnPromise: true } as const;
