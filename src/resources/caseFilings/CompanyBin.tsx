import { useWatch } from 'react-hook-form';
import { caseFilingFields } from '../../../domain/caseFilings';
import { useReferred } from '../../inputs/references';
import { ShownValue } from '../../inputs/ShownValue';

/** The BIN of the chosen company. */
export function CompanyBin() {
  const company = useReferred(caseFilingFields.companyId, useWatch({ name: 'companyId' }));
  return <ShownValue source="company.vatRegNo" value={String(company?.vatRegNo ?? '')} />;
}
