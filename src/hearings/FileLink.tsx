import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { Hearing } from '../dataProvider/files';
import { breakingNumber } from '../list/table/NumberLink';

/** The file number, which leads to the page of the file. */
export function FileLink({ hearing: { nothiNumber, caseFilingId } }: { hearing: Hearing }) {
  return (
    <Link component={RouterLink} to={`/files/${caseFilingId}`} sx={{ overflowWrap: 'anywhere' }}>
      {nothiNumber && breakingNumber(nothiNumber)}
    </Link>
  );
}
