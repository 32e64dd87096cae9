import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { filingFields } from '../../../domain/followOnCases/caseType';
import { NameText } from '../../fields/cells';
import { DetailItem, FieldValue } from '../../fields/FieldValue';
import { FieldPlace, FormGroup } from '../../inputs/FormGroup';
import { DetailsDialog } from '../../recordForms/DetailsDialog';
import { useCaseName, useCaseType, type FollowOnCaseRecord } from './followOnCaseRecord';

export function FollowOnCaseDetailsDialog() {
  const translate = useTranslate();
  const { name } = useCaseType();
  return (
    <DetailsDialog<FollowOnCaseRecord>
      title={translate(`resources.${name}.details.title`)}
      subtitle={useCaseName()}
      file={({ caseFilling }) => caseFilling?.id}
    >
      {(record) => <Details record={record} />}
    </DetailsDialog>
  );
}

function Details({ record }: { record: FollowOnCaseRecord }) {
  const translate = useTranslate();
  const { groups, fields } = useCaseType();
  const { status } = fields;
  // The status is among the facts at the top, because most people look for it.
  const others = groups.filter(({ name }) => name !== 'status');
  return (
    <Stack spacing={2}>
      <FormGroup heading={translate('followOnCases.filing')}>
        {Object.entries(filingFields).map(([source, field]) =>
          source === 'caseFilling.workPlace.name' ? (
            <DetailItem key={source} source={source}>
              <NameText {...record.caseFilling?.workPlace} />
            </DetailItem>
          ) : (
            <FieldValue key={source} source={source} field={field} record={record} />
          ),
        )}
        {status && <FieldValue source="status" field={status} record={record} />}
      </FormGroup>
      {others.map((group) => (
        <FormGroup key={group.name} heading={translate(`followOnCases.groups.${group.name}`)}>
          {group.fields.map((source) => (
            <FieldPlace key={source} field={fields[source]!}>
              <FieldValue source={source} field={fields[source]!} record={record} />
            </FieldPlace>
          ))}
        </FormGroup>
      ))}
    </Stack>
  );
}
