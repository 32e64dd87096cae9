import { useRecordContext } from 'react-admin';
import { RowLink } from '../../list/rowActions/RowActions';
import type { StoredRecord } from '../../recordForms/storedRecord';

export const MergeRow = () => (
  <RowLink action="merge" rowName={(useRecordContext<StoredRecord>()?.name as string | undefined) ?? ''} />
);
