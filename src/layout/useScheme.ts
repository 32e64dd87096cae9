import { useStore, useStoreContext } from 'react-admin';
import { SCHEME_KEY, showScheme, type SchemeChoice } from '../preferences/scheme';

/** The scheme that a person chose, and its setter; in react-admin's store, where its theme looks for it. */
export function useScheme(): [SchemeChoice, (choice: SchemeChoice) => void] {
  const store = useStoreContext();
  const [chosen] = useStore<SchemeChoice>(SCHEME_KEY, 'system');
  const choose = (choice: SchemeChoice) => {
    if (choice === 'system') store.removeItem(SCHEME_KEY);
    else store.setItem(SCHEME_KEY, choice);
    showScheme(choice);
  };
  return [chosen, choose];
}
