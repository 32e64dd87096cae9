import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useResourceContext, useResourceDefinition, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { importRegister } from '../../domain/imports';
import type { ResourceOptions } from '../addresses';
import { useMay } from '../authProvider/permissions';
import { useOffers } from '../offered/useOffers';

/** Links from an empty register to its form and, if it has one, to the import of a spreadsheet. */
export default function FirstRecord(): ReactNode {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const form = useResourceDefinition<ResourceOptions>().options?.addresses.create;
  const mayAdd = useMay('create', resource) && form !== undefined;
  const mayImport = [useOffers('imports'), useMay('create', 'imports'), importRegister(resource)].every(
    Boolean,
  );
  const links = [
    ...(mayAdd ? [{ to: form, label: 'firstRecord.add' }] : []),
    ...(mayImport ? [{ to: `/import/new?register=${resource}&step=file`, label: 'firstRecord.import' }] : []),
  ];
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 1, mt: 2 }}>
      {links.map(({ to, label }) => (
        <Button key={label} component={Link} to={to} variant="outlined">
          {translate(label)}
        </Button>
      ))}
    </Stack>
  );
}
