import { lazy } from 'react';
import { caseFilingFields } from '../../../domain/caseFilings';
import { ReferenceSelect } from '../../inputs/ReferenceSelect';
import { useMay } from '../../authProvider/useMay';

const CompanyAddDialog = lazy(async () => ({
  default: (await import('../companies/CompanyAddDialog')).CompanyAddDialog,
}));

/** The importer, exporter or person; a missing one can be added here. */
export const CompanyInput = () => (
  <ReferenceSelect
    source="companyId"
    field={caseFilingFields.companyId}
    AddDialog={useMay('create', 'companies') ? CompanyAddDialog : undefined}
  />
);
