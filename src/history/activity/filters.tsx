import { useGetList, useTranslate } from 'react-admin';
import { SelectFilter } from '../../list/filters/SelectFilter';
import { keptRegisterNames } from '../registerFields';
import type { ChangedBy } from '../change';

interface Props {
  source: string;
  label: string;
}

/** A filter by the register of a record. */
export function RegisterFilter(filter: Props) {
  const translate = useTranslate();
  const options = keptRegisterNames.map((value) => ({ value, label: translate(`resources.${value}.name`) }));
  return <SelectFilter {...filter} options={options} />;
}

/** A filter by the acting user, or by the system for changes without one. */
export function PersonFilter(filter: Props) {
  const translate = useTranslate();
  const { data = [] } = useGetList<ChangedBy>('users', EVERYBODY);
  const options = data.map(({ id, fullName, userName }) => ({
    value: String(id),
    label: `${fullName} (${userName})`,
  }));
  return (
    <SelectFilter {...filter} options={[...options, { value: 'none', label: translate('history.system') }]} />
  );
}

const EVERYBODY = { pagination: { page: 1, perPage: 1000 } };
