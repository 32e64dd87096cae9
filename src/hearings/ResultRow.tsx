import type { Hearing } from '../dataProvider/files';
import { ResultForm } from './ResultForm';

interface Props {
  hearing: Hearing;
  columns: number;
  onSaved: () => void;
  onClose: () => void;
}

/** A row below a hearing's row of the diary, with the form for its result and the next date. */
export const ResultRow = ({ columns, ...form }: Props) => (
  <tr className="result-row">
    <td colSpan={columns}>
      <ResultForm {...form} />
    </td>
  </tr>
);
