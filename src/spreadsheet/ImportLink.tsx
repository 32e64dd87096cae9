import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { importRegister } from '../../domain/imports';
import { useMay } from '../authProvider/permissions';
import { useOffers } from '../offered/useOffers';

/** A link from a register's list to the import of a spreadsheet. */
export default function ImportLink() {
  const translate = useTranslate();
  const { resource } = useListContext();
  const isOffered = useOffers('imports');
  const mayImport = useMay('create', 'imports');
  if (!isOffered || !mayImport || !importRegister(resource)) return null;
  return (
    <Button variant="outlined" component={RouterLink} to={`/import/new?register=${resource}&step=file`}>
      {translate('layout.import')}
    </Button>
  );
}
