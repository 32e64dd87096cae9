import { useTranslate } from 'react-admin';
import { companyFields } from '../../../domain/companies';
import type { AddDialogProps } from '../../inputs/ReferenceSelect';
import { AddDialog } from '../../recordForms/AddDialog';
import { CompanyInputs } from './CompanyInputs';
import { nameOf } from './companyRecord';

const words = 'resources.companies';

/** The register's own form, prefilled with the search text. */
export const CompanyAddDialog = ({ typed, ...dialog }: AddDialogProps) => (
  <AddDialog
    resource="companies"
    fields={companyFields}
    start={{ companyName: typed }}
    title={useTranslate()(`${words}.create.title`)}
    added={added}
    nameOf={nameOf}
    failed={`${words}.messages.failed`}
    {...dialog}
  >
    <CompanyInputs />
  </AddDialog>
);

const added = { title: `${words}.messages.created.title`, text: `${words}.messages.created.text` };
