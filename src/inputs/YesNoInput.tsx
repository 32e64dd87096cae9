import { useTranslate } from 'react-admin';
import { SelectField } from './SelectField';

/** Yes, No, or not known: `true`, `false`, null. */
export function YesNoInput({ source }: { source: string }) {
  const translate = useTranslate();
  const options = [
    { value: true, label: translate('forms.yes') },
    { value: false, label: translate('forms.no') },
  ];
  return <SelectField source={source} options={options} clearable />;
}
