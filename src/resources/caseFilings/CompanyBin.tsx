import { useGetOne } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { ShownValue } from '../../inputs/ShownValue';
import type { CaseFilingRecord } from './caseFilingRecord';

/** The BIN of the chosen company. */
export function CompanyBin({ stored }: { stored: CaseFilingRecord | undefined }) {
  const companyId: unknown = useWatch({ name: 'companyId' });
  const isStored = stored?.company?.id === companyId;
  const { data } = useGetOne(
    'companies',
    { id: Number(companyId) },
    { enabled: Boolean(companyId) && !isStored, retry: false },
  );
  const company = isStored ? stored?.company : data;
  return <ShownValue source="company.vatRegNo" value={(companyId && company?.vatRegNo) || ''} />;
}
