import type { Hearing } from '../dataProvider/files';
import { ResultForm } from './ResultForm';

interface Props {
  hearing: Hearing;
  columns: number;
  onSaved: () => void;
  onClose: () => void;
}

/** The result of a hearing and the date of the next, below its row of the diary. */
export const ResultRow = ({ columns, ...form }: Props) => (
  <tr className="result-row">
    <td colSpan={columns}>
      <ResultForm {...form} />
    </td>
  </tr>
);
