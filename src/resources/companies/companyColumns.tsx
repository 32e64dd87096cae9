import ActiveIcon from '@mui/icons-material/Check';
import InactiveIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { companyColumns as columns, type CompanyColumn } from '../../../domain/companies';
import { ClampedText } from '../../fields/cells';
import { Picture } from '../../fields/Picture';
import type { TableColumn } from '../../list/tableColumns';
import { nameOf, type CompanyRecord } from './companyRecord';
import noLogo from './noLogo.svg';

const widths: Partial<Record<CompanyColumn, string>> = {
  companyName: '14rem',
  contactPersonName: '9rem',
  email: '12rem',
  phone1: '7rem',
  phone2: '7rem',
};

/** The columns of the list after SN No. */
export const companyColumns: TableColumn<CompanyRecord>[] = columns.map((source) => ({
  source,
  label: `resources.companies.columns.${source}`,
  sortable: false,
  isName: source === 'companyName',
  width: widths[source],
  render: (company) => <Cell source={source} company={company} />,
}));

function Cell({ source, company }: { source: CompanyColumn; company: CompanyRecord }) {
  switch (source) {
    case 'logo':
      return <Logo company={company} />;
    case 'isActive':
      return <Status isActive={Boolean(company.isActive)} />;
    default:
      return <ClampedText text={company[source]} />;
  }
}

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
