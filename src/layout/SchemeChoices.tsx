import ListSubheader from '@mui/material/ListSubheader';
import { useTranslate } from 'react-admin';
import { schemeChoices } from '../preferences/scheme';
import { MenuChoice } from './MenuChoice';
import { useScheme } from './useScheme';

/** Entries of a menu: whether the screen is light, dark, or as the system is set. */
export function SchemeChoices() {
  const translate = useTranslate();
  const [chosen, choose] = useScheme();
  return (
    <>
      <ListSubheader role="presentation" disableSticky sx={{ lineHeight: 2.25, bgcolor: 'transparent' }}>
        {translate('look.scheme')}
      </ListSubheader>
      {schemeChoices.map((each) => (
        <MenuChoice key={each} kind="radio" chosen={each === chosen} onChoose={() => choose(each)}>
          {translate(`look.schemes.${each}`)}
        </MenuChoice>
      ))}
    </>
  );
}
