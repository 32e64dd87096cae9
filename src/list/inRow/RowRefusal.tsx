import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { FieldTitle, useTranslate, ValidationError } from 'react-admin';

export interface Refusal {
  text: string;
  /** The refused field, if its column is hidden. */
  field?: string;
  /** Advice if it is unknown whether the record was saved. */
  advice?: string | null;
  /** Given if another person has saved the row meanwhile. */
  onLoad?: () => void;
  onOverwrite?: () => void;
}

/** Says below a row why it was not saved. */
export function RowRefusal(props: Refusal & { columns: number }) {
  const { text, field, advice, onLoad, onOverwrite, columns } = props;
  const translate = useTranslate();
  return (
    <BelowRow columns={columns}>
      <Alert severity="error" role="alert">
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
    </BelowRow>
  );
}

/** A row below the edited one. */
export const BelowRow = ({ columns, children }: { columns: number; children: ReactNode }) => (
  <TableRow>
    <TableCell colSpan={columns} sx={{ py: 0.5 }}>
      <Stack sx={besideTheRow}>{children}</Stack>
    </TableCell>
  </TableRow>
);

// Stays visible when the table is scrolled sideways.
const besideTheRow = {
  gap: 0.5,
  position: 'sticky',
  left: 8,
  width: 'fit-content',
  maxWidth: 'calc(100vw - 5rem)',
};
