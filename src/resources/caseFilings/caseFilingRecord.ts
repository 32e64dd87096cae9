import type { CaseFilingValues } from '../../../domain/caseFilings';
import type { Language } from '../../i18n/catalogue';
import { nameIn } from '../../i18n/nameIn';

/** A filing as the server sends it, its dates as `YYYY-MM-DD` (docs/contract.md, "Case filings"). */
export interface CaseFilingRecord extends CaseFilingValues {
  [property: string]: unknown;
  id: number;
  version?: number;
  workPlace?: { id: number; name: string; nameBn?: string } | null;
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
  bank?: { id: number; bankName: string; nameBn?: string } | null;
}

/** The section's name; older servers send it only as `taxacationBranch`. */
export const sectionOf = ({ workPlace, taxacationBranch }: CaseFilingRecord, language: Language): string =>
  nameIn(language, workPlace?.name ?? taxacationBranch, workPlace?.nameBn);

export const fileNumberOf = (filing: CaseFilingRecord): string => filing.nothiNumber ?? '';
