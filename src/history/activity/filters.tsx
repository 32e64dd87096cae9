import { useGetList, useTranslate } from 'react-admin';
import { formatInstant } from '../../../domain/dates';
import type { ImportBatch } from '../../dataProvider/imports';
import { useLanguage } from '../../i18n/useLanguage';
import { SelectFilter } from '../../list/filters/ToolbarSelects';
import { keptRegisterNames } from '../historyFields';
import type { ChangedBy } from '../../dataProvider/history';

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
export function PersonFilter({ hasSystem = true, ...filter }: Props & { hasSystem?: boolean }) {
  const translate = useTranslate();
  const { data = [] } = useGetList<ChangedBy>('users', EVERYBODY);
  const options = data.map(({ id, fullName, userName }) => ({
    value: String(id),
    label: `${fullName} (${userName})`,
  }));
  const system = hasSystem ? [{ value: 'none', label: translate('history.system') }] : [];
  return <SelectFilter {...filter} options={[...options, ...system]} />;
}

/** A filter by the import that made the change. */
export function ImportFilter(filter: Props) {
  const language = useLanguage();
  const { data = [] } = useGetList<ImportBatch>('imports', LAST_IMPORTS);
  const options = data.map(({ id, fileName, at }) => ({
    value: String(id),
    label: `${fileName}, ${formatInstant(at, language)}`,
  }));
  return <SelectFilter {...filter} options={options} />;
}

const LAST_IMPORTS = {
  pagination: { page: 1, perPage: 1000 },
  sort: { field: 'id', order: 'DESC' as const },
};
const EVERYBODY = { pagination: { page: 1, perPage: 1000 } };
