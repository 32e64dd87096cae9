import ListSubheader from '@mui/material/ListSubheader';
import { useStore, useStoreContext, useTranslate } from 'react-admin';
import { SCHEME_KEY, schemeChoices, showScheme, type SchemeChoice } from '../preferences/scheme';
import { MenuChoice } from '../page/MenuChoice';

/** Menu entries for the colour scheme: light, dark or as the system is set. */
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

/** The chosen scheme and its setter, stored under the key from which react-admin reads its theme. */
function useScheme(): [SchemeChoice, (choice: SchemeChoice) => void] {
  const store = useStoreContext();
  const [chosen] = useStore<SchemeChoice>(SCHEME_KEY, 'system');
  const choose = (choice: SchemeChoice) => {
    if (choice === 'system') store.removeItem(SCHEME_KEY);
    else store.setItem(SCHEME_KEY, choice);
    showScheme(choice);
  };
  return [chosen, choose];
}
