import { useTranslate, useRecordContext } from 'react-admin';
import { EditRecordDialog } from '../../recordForms/EditRecordDialog';
import { useCaseName, useCaseType, type FollowOnCaseRecord } from './followOnCaseRecord';
import Stack from '@mui/material/Stack';
import type { CaseType } from '../../../domain/followOnCases/caseType';
import { FieldInput } from '../../inputs/FieldInput';
import { FieldPlace, FormGroup } from '../../inputs/FormGroup';
import { SittingDayInput } from '../../hearings/SittingDayInput';

export function FollowOnCaseEditDialog() {
  const translate = useTranslate();
  const { name, bodyFields } = useCaseType();
  return (
    <EditRecordDialog<FollowOnCaseRecord>
      fields={bodyFields}
      title={translate(`resources.${name}.edit.title`)}
      subtitle={useCaseName()}
      saved={`resources.${name}.messages.edited`}
    >
      <FollowOnCaseInputs />
    </EditRecordDialog>
  );
}

export function FollowOnCaseInputs() {
  const translate = useTranslate();
  const { name: kind, groups, fields } = useCaseType();
  const isStored = useRecordContext() !== undefined;
  return (
    <Stack spacing={2}>
      {(isStored ? withStatusFirst(groups) : groups).map((group) => (
        <FormGroup key={group.name} heading={translate(`followOnCases.groups.${group.name}`)}>
          {group.fields.map((source) => (
            <FieldPlace key={source} field={fields[source]!}>
              {group.name === 'hearings' ? (
                <SittingDayInput source={source} field={fields[source]!} kind={kind} aheadOnly />
              ) : (
                <FieldInput source={source} field={fields[source]!} />
              )}
            </FieldPlace>
          ))}
        </FormGroup>
      ))}
    </Stack>
  );
}

/** The status changes most often, so in a stored case it is one of the first fields. */
const withStatusFirst = ([first, ...others]: CaseType['groups']): CaseType['groups'] => [
  { ...first!, fields: [...first!.fields, 'status'] },
  ...others.filter(({ name }) => name !== 'status'),
];
