import ActiveIcon from '@mui/icons-material/Check';
import InactiveIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { companyColumns as columns, companyFields, type CompanyColumn } from '../../../domain/companies';
import { bool, type Fields } from '../../../domain/fields';
import { Picture } from '../../fields/cells';
import { fieldColumn } from '../../list/table/tableColumns';
import type { TableColumn } from '../../list/table/tableColumns';
import { nameOf, type CompanyRecord } from './companyRecord';
import noLogo from './noLogo.svg';

const own: Partial<Record<CompanyColumn, Partial<TableColumn<CompanyRecord>>>> = {
  logo: { render: (company) => <Logo company={company} /> },
  companyName: { isName: true, width: '14rem' },
  contactPersonName: { width: '9rem' },
  email: { width: '12rem' },
  phone1: { width: '7rem' },
  phone2: { width: '7rem' },
  isActive: { render: ({ isActive }) => <Status isActive={Boolean(isActive)} /> },
};

const fields: Fields = { ...companyFields, isActive: bool() };

export const companyColumns: TableColumn<CompanyRecord>[] = columns.map((source) => ({
  ...fieldColumn('companies', source, fields[source]!),
  ...own[source],
}));

function Logo({ company }: { company: CompanyRecord }) {
  const translate = useTranslate();
  const { logo } = company;
  const alt = logo
    ? translate('resources.companies.logoOf', { name: nameOf(company) })
    : translate('resources.companies.noLogo');
  return (
    <Box sx={{ my: -0.5 }}>
      <Picture url={logo ?? noLogo} alt={alt} size="1.5rem" />
    </Box>
  );
}

function Status({ isActive }: { isActive: boolean }) {
  const translate = useTranslate();
  return isActive ? (
    <ActiveIcon color="success" fontSize="small" titleAccess={translate('resources.companies.active')} />
  ) : (
    <InactiveIcon color="error" fontSize="small" titleAccess={translate('resources.companies.inactive')} />
  );
}
