import type { CaseFilingValues } from '../../../domain/caseFilings';

/** A filing as the server answers it, its dates as `YYYY-MM-DD` (docs/contract.md, "Case filings"). */
export interface CaseFilingRecord extends CaseFilingValues {
  [property: string]: unknown;
  id: number;
  version?: number;
  workPlace?: { id: number; name: string } | null;
  taxacationBranch?: string | null;
  company?: {
    id: number;
    companyName: string;
    vatRegNo?: string | null;
    addressLine1?: string | null;
    addressLine2?: string | null;
  } | null;
  cnfAgent?: {
    id: number;
    cnfAgentName: string;
    licNo?: string | null;
    contactNumber?: string | null;
    address?: string | null;
  } | null;
  bank?: { id: number; bankName: string } | null;
}

/** The section's name, which older servers give as `taxacationBranch` alone. */
export const sectionOf = ({ workPlace, taxacationBranch }: CaseFilingRecord): string =>
  workPlace?.name ?? taxacationBranch ?? '';

export const fileNumberOf = (filing: CaseFilingRecord): string => filing.nothiNumber ?? '';
