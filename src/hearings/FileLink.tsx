import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { useAddressOf } from '../addresses';
import type { Hearing } from '../dataProvider/files';
import { useOffers } from '../dataProvider/useOffers';
import { breakingNumber } from '../list/table/breakingText';

/** The file number, which leads to the page of the file. */
export function FileLink({ hearing: { nothiNumber, caseFilingId, kind, recordId } }: { hearing: Hearing }) {
  const addressOf = useAddressOf();
  const isOffered = useOffers('files');
  const to = isOffered ? `/files/${caseFilingId}` : addressOf(`/${kind}/${recordId}/show`);
  return (
    <Link component={RouterLink} to={to} sx={{ overflowWrap: 'anywhere' }}>
      {nothiNumber && breakingNumber(nothiNumber)}
    </Link>
  );
}
