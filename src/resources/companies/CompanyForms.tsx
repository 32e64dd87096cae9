import { useTranslate } from 'react-admin';
import {
  companyFields,
  type CompanyField,
  companyGroups,
  isHinted,
  isUsual,
  type HintedField,
} from '../../../domain/companies';
import { CreatePage, CreateRecord } from '../../recordForms/CreateRecord';
import { nameOf, type CompanyRecord } from './companyRecord';
import { EditRecordDialog } from '../../recordForms/EditRecordDialog';
import type { AddDialogProps } from '../../inputs/ReferenceSelect';
import { AddDialog } from '../../recordForms/AddDialog';
import Stack from '@mui/material/Stack';
import { FieldInput } from '../../inputs/FieldInput';
import { FormGroup } from '../../inputs/FormGroup';
import { NameInput } from './NameInput';
import { PlaceInput } from './PlaceInput';
import { useWatch } from 'react-hook-form';
import { WordsInput } from '../../inputs/WordsInput';

const words = 'resources.companies';

export function CompanyCreate() {
  const translate = useTranslate();
  const title = translate(`${words}.create.title`);
  return (
    <CreatePage title={title} list={translate(`${words}.create.breadcrumb`)}>
      <CreateRecord fields={companyFields} added={added} nameOf={nameOf} failed={`${words}.messages.failed`}>
        <CompanyInputs />
      </CreateRecord>
    </CreatePage>
  );
}

const added = { title: `${words}.messages.created.title`, text: `${words}.messages.created.text` };

export function CompanyEditDialog() {
  const translate = useTranslate();
  return (
    <EditRecordDialog<CompanyRecord>
      fields={companyFields}
      title={translate(`${words}.edit.title`)}
      subtitle={nameOf}
      saved={`${words}.messages.edited`}
      failed={`${words}.messages.failed`}
    >
      <CompanyInputs />
    </EditRecordDialog>
  );
}

/** The register's own form, prefilled with the search text. */
export const CompanyAddDialog = ({ typed, ...dialog }: AddDialogProps) => (
  <AddDialog
    resource="companies"
    fields={companyFields}
    start={{ companyName: typed }}
    title={useTranslate()(`${words}.create.title`)}
    added={added}
    nameOf={nameOf}
    failed={`${words}.messages.failed`}
    {...dialog}
  >
    <CompanyInputs />
  </AddDialog>
);

function CompanyInputs() {
  const translate = useTranslate();
  return (
    <Stack spacing={2}>
      {companyGroups.map(({ name, fields }) => (
        <FormGroup key={name} heading={translate(`resources.companies.groups.${name}`)}>
          {fields.map((source) => (
            <Input key={source} source={source} />
          ))}
        </FormGroup>
      ))}
    </Stack>
  );
}

function Input({ source }: { source: CompanyField }) {
  switch (source) {
    case 'companyName':
      return <NameInput />;
    case 'division':
    case 'district':
    case 'thana':
      return <PlaceInput source={source} />;
  }
  if (isHinted(source)) return <HintedInput source={source} />;
  return <FieldInput source={source} field={companyFields[source]} />;
}

/** A number with a hint about its usual format; other formats are accepted. */
function HintedInput({ source }: { source: HintedField }) {
  const translate = useTranslate();
  const hint = translate(`resources.companies.hints.${source}`);
  const looksRight = isUsual(source, useWatch({ name: source }));
  return (
    <WordsInput
      source={source}
      field={companyFields[source]}
      hint={looksRight ? hint : translate('resources.companies.checkHint', { hint })}
    />
  );
}
