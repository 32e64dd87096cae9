import { useTranslate } from 'react-admin';
import { SelectField } from './SelectField';

interface Props<V> {
  source: string;
  yes: V;
  no: V;
}

/** Yes, No, or not known, which is null. `yes` and `no` are what the field holds. */
export function YesNoInput<V extends string | boolean>({ source, yes, no }: Props<V>) {
  const translate = useTranslate();
  const options = [
    { value: yes, label: translate('forms.yes') },
    { value: no, label: translate('forms.no') },
  ];
  return <SelectField source={source} options={options} clearable />;
}
