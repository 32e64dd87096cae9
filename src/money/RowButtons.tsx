import { useTranslate, type RaRecord } from 'react-admin';
import { useMay } from '../authProvider/permissions';
import { EntryButtons } from '../recordForms/EntryButtons';

interface Props {
  resource: 'money-entries' | 'guarantees' | 'stays' | 'recovery-steps';
  record: RaRecord;
  /** What the record is called in the names of the buttons. */
  name: string;
  onEdit: () => void;
}

/** The buttons of a record of the panel, for those who may edit it. */
export function RowButtons({ resource, record, name, onEdit }: Props) {
  const translate = useTranslate();
  const mayDelete = useMay('delete', resource);
  if (!useMay('edit', resource)) return null;
  return (
    <EntryButtons
      resource={resource}
      record={record}
      nameOf={(action) => translate('lists.rowAction', { action, record: name })}
      words={{ question: `resources.${resource}.deleteQuestion`, deleted: `resources.${resource}.deleted` }}
      mayDelete={mayDelete}
      onEdit={onEdit}
    />
  );
}
