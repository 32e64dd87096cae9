import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { FieldTitle, useTranslate, ValidationError } from 'react-admin';

export interface Refusal {
  text: string;
  /** The field it is about, whose column is hidden. */
  field?: string;
  /** What to do when it is not known whether it was saved. */
  advice?: string | null;
  /** Of a row that another person has saved meanwhile. */
  onLoad?: () => void;
  onOverwrite?: () => void;
}

/** Why a row was not saved, below it. */
export function RowRefusal(props: Refusal & { columns: number }) {
  const { text, field, advice, onLoad, onOverwrite, columns } = props;
  const translate = useTranslate();
  return (
    <TableRow>
      <TableCell colSpan={columns} sx={{ py: 0.5 }}>
        <Alert severity="error" sx={besideTheRow}>
          {field && (
            <>
              <FieldTitle source={field} />
              {': '}
            </>
          )}
          <ValidationError error={text} />
          {advice && <div>{advice}</div>}
          {onLoad && onOverwrite && (
            <>
              <Button size="small" onClick={onLoad} sx={{ ml: 1 }}>
                {translate('lists.inRow.load')}
              </Button>
              <Button size="small" onClick={onOverwrite} color="warning">
                {translate('lists.inRow.overwrite')}
              </Button>
            </>
          )}
        </Alert>
      </TableCell>
    </TableRow>
  );
}

// In sight, however far the table is scrolled sideways.
const besideTheRow = { position: 'sticky', left: 8, width: 'fit-content', maxWidth: 'calc(100vw - 5rem)' };
