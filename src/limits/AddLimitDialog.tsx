import Box from '@mui/material/Box';
import { ResourceContextProvider, useCreate, useNotify, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { limitFields } from '../../domain/limits';
import { withEmpty } from '../../domain/fields';
import type { Proceeding } from '../dataProvider/files';
import { useChangedFile } from '../dataProvider/useChangedFile';
import { useProceedingName } from '../hearings/useProceedingName';
import { DayInput } from '../inputs/DayInput';
import { FieldGrid, WIDE } from '../inputs/FormGroup';
import { FieldInput } from '../inputs/FieldInput';
import { SelectField } from '../inputs/SelectField';
import { FormDialog } from '../recordForms/FormDialog';
import { useRuleOptions } from './useLimitationRules';

const { proceedingId, code, name, triggerDate, byCount } = limitFields;
const fields = { proceedingId, code, name, triggerDate, byCount };

interface Props {
  proceedings: readonly Proceeding[];
  onClose: () => void;
}

/** Adds a limit: counted by a rule from a day, or with a date set by hand. */
export function AddLimitDialog({ proceedings, onClose }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const nameOf = useProceedingName();
  const changed = useChangedFile();
  const [create] = useCreate();
  return (
    <ResourceContextProvider value="limits">
      <FormDialog
        fields={fields}
        mode="create"
        start={withEmpty(fields, { proceedingId: proceedings.length === 1 ? proceedings[0]!.id : null })}
        title={translate('limits.add')}
        save={async ({ proceedingId: of, code: rule, ...values }) => {
          const own = rule
            ? { code: rule, triggerDate: values.triggerDate }
            : { code: null, name: values.name, byCount: values.byCount };
          await create('limits', { data: { proceedingId: of, ...own } }, { returnPromise: true });
        }}
        onSaved={() => {
          notify('limits.added', { type: 'success' });
          changed();
          onClose();
        }}
        onClose={onClose}
      >
        <FieldGrid>
          <Box className={WIDE}>
            <SelectField
              source="proceedingId"
              options={proceedings.map((each) => ({ value: each.id, label: nameOf(each) }))}
              clearable
              required
            />
          </Box>
          <Counted proceedings={proceedings} />
        </FieldGrid>
      </FormDialog>
    </ResourceContextProvider>
  );
}

/** The rule and the day it runs from, or a name and a date. */
function Counted({ proceedings }: Pick<Props, 'proceedings'>) {
  const translate = useTranslate();
  const [of, rule] = useWatch({ name: ['proceedingId', 'code'] }) as unknown[];
  const options = useRuleOptions(proceedings.find(({ id }) => id === of));
  return (
    <>
      <Box className={WIDE}>
        <SelectField source="code" options={options} clearable />
      </Box>
      {rule ? (
        <FieldInput source="triggerDate" field={fields.triggerDate} />
      ) : (
        <>
          <FieldInput source="name" field={fields.name} />
          <DayInput source="byCount" future label={translate('limits.lastDay')} />
        </>
      )}
    </>
  );
}
