import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { fileNumberInPath } from '../../../domain/fileNumber';
import { caseTypes } from '../../../domain/followOnCases';
import { isShown } from '../../authProvider/permissions';
import { usePerson } from '../../authProvider/useSession';

/** The court case types that the person may add, each a link to its form with this filing chosen. */
export function AddCaseMenu({ fileNumber }: { fileNumber: string }) {
  const translate = useTranslate();
  const held = usePerson()?.authorities ?? [];
  const id = useId();
  const [button, setButton] = useState<HTMLElement | null>(null);
  const types = caseTypes.filter(({ name }) => isShown(held, 'create', name));
  if (types.length === 0) return null;
  return (
    <>
      <Button
        id={`${id}-button`}
        aria-haspopup="menu"
        aria-expanded={button !== null}
        onClick={({ currentTarget }) => setButton(currentTarget)}
        startIcon={<AddIcon />}
      >
        {translate('resources.case-fillings.addCase')}
      </Button>
      <Menu
        open={button !== null}
        anchorEl={button}
        onClose={() => setButton(null)}
        slotProps={{ list: { 'aria-labelledby': `${id}-button` } }}
      >
        {types.map(({ name, routes }) => (
          <MenuItem
            key={name}
            component={Link}
            to={`${routes.add}/${fileNumberInPath(fileNumber)}`}
            sx={{ whiteSpace: 'normal' }}
          >
            {translate(`resources.${name}.name`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
