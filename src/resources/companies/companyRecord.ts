import type { CompanyColumn } from '../../../domain/companies';
import type { StoredRecord } from '../../dataProvider/records';

/** A company as the server sends it (docs/contract.md, "Companies"). */
export type CompanyRecord = StoredRecord & {
  [column in Exclude<CompanyColumn, 'isActive'>]?: string | null;
} & { isActive?: boolean };

export const nameOf = ({ companyName }: CompanyRecord): string => companyName ?? '';
