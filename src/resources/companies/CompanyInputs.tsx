import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { companyFields, type CompanyField } from '../../../domain/companies';
import { FieldInput } from '../../inputs/FieldInput';
import { FormGroup } from '../../inputs/FormGroup';
import { companyGroups } from '../../../domain/companies';
import { isHinted, isUsual, type HintedField } from '../../../domain/companies';
import { NameInput } from './NameInput';
import { PlaceInput } from './PlaceInput';
import { useWatch } from 'react-hook-form';
import { WordsInput } from '../../inputs/WordsInput';

/** The form of a company, for create and edit. */
export function CompanyInputs() {
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
