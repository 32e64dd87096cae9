import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { FieldInput } from '../../inputs/FieldInput';
import { FieldPlace, FormGroup } from '../../inputs/FormGroup';
import { SittingDayInput } from '../../hearings/SittingDayInput';
import { useCaseType } from './followOnCaseRecord';

/** The form of a court case, for create and edit. */
export function FollowOnCaseInputs() {
  const translate = useTranslate();
  const { name: kind, groups, fields } = useCaseType();
  return (
    <Stack spacing={2}>
      {groups.map((group) => (
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
