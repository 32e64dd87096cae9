import { useRecordContext } from 'react-admin';
import { RowLink } from '../../list/RowActions';
import type { StoredRecord } from '../../records/storedRecord';

export const MergeRow = () => (
  <RowLink action="merge" rowName={useRecordContext<StoredRecord & { name: string }>()?.name ?? ''} />
);
