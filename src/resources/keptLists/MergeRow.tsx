import { RowLink } from '../../list/rowActions/RowActions';
import { useRowName } from '../registers/useRegister';

export const MergeRow = () => <RowLink action="merge" rowName={useRowName()} />;
