import { RowLink } from '../../list/rowActions/RowActions';
import { RegisterRecords, type ExtraColumns } from '../registers/RegisterRecords';
import { useRowName } from '../registers/useRegister';
import { UsedBy } from './UsedBy';

export const KeptList = () => <RegisterRecords columns={columns} rowActions={rowActions} />;

const MergeRow = () => <RowLink action="merge" rowName={useRowName()} />;

const columns: ExtraColumns = {
  used: { width: '7rem', sheet: { kind: 'number' }, render: (record) => <UsedBy record={record} /> },
};

const rowActions = [{ heading: 'lists.merge', buttons: <MergeRow /> }];
