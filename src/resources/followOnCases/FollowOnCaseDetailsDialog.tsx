import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { filingColumns, type FilingColumn } from '../../../domain/followOnCases/caseType';
import { MoneyText, NameText } from '../../fields/cells';
import { DetailItem } from '../../fields/DetailItem';
import { FieldValue } from '../../fields/FieldValue';
import { FieldPlace, FormGroup } from '../../inputs/FormGroup';
import { DetailsDialog } from '../../records/DetailsDialog';
import { fileNumberOf, useCaseType, type FollowOnCaseRecord } from './followOnCaseRecord';

export function FollowOnCaseDetailsDialog() {
  const translate = useTranslate();
  const { name } = useCaseType();
  return (
    <DetailsDialog<FollowOnCaseRecord>
      title={translate(`resources.${name}.details.title`)}
      subtitle={fileNumberOf}
    >
      {(record) => <Details record={record} />}
    </DetailsDialog>
  );
}

function Details({ record }: { record: FollowOnCaseRecord }) {
  const translate = useTranslate();
  const { groups, fields } = useCaseType();
  const { status } = fields;
  // It stands among the first things: it is what most look for.
  const others = groups.filter(({ name }) => name !== 'status');
  return (
    <Stack spacing={2}>
      <FormGroup heading={translate('followOnCases.filing')}>
        {filingColumns.map((column) => (
          <DetailItem key={column} source={column}>
            {ofFiling(column, record)}
          </DetailItem>
        ))}
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

function ofFiling(column: FilingColumn, { caseFilling }: FollowOnCaseRecord) {
  switch (column) {
    case 'caseFilling.nothiNumber':
      return caseFilling?.nothiNumber;
    case 'caseFilling.workPlace.name':
      return <NameText name={caseFilling?.workPlace?.name} nameBn={caseFilling?.workPlace?.nameBn} />;
    case 'caseFilling.revenue':
      return <MoneyText taka={Number(caseFilling?.revenue ?? 0)} />;
  }
}
