import AddIcon from '@mui/icons-material/Add';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { fileNumberInPath } from '../../../domain/fileNumber';
import { caseTypes } from '../../../domain/followOnCases';
import { isShown } from '../../authProvider/permissions';
import { usePerson } from '../../authProvider/useSession';
import type { Capability } from '../../offered/capabilities';
import { useOffered } from '../../offered/useOffers';
import { MenuButton } from '../../page/MenuButton';
import { RETURNS_TO_FILE } from '../followOnCases/addedCase';
import { fileNumberOf, type CaseFilingRecord } from './caseFilingRecord';

/** The court case types that the person may add, each a link to its form with this filing chosen. */
export function AddCaseMenu({ filing }: { filing: CaseFilingRecord }) {
  const translate = useTranslate();
  const isOffered = useOffered();
  const held = usePerson()?.authorities ?? [];
  const types = caseTypes.filter(
    ({ name, contract }) =>
      isShown(held, 'create', name) && isOffered(contract ? undefined : (name as Capability)),
  );
  if (types.length === 0) return null;
  return (
    <MenuButton label={translate('resources.case-fillings.addCase')} startIcon={<AddIcon />}>
      {types.map(({ name, routes }) => (
        <MenuItem
          key={name}
          component={Link}
          to={`${routes.add}/${fileNumberInPath(fileNumberOf(filing))}`}
          state={RETURNS_TO_FILE}
          sx={{ whiteSpace: 'normal' }}
        >
          {translate(`resources.${name}.name`)}
        </MenuItem>
      ))}
    </MenuButton>
  );
}
