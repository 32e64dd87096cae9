import { useLogout, useTranslate } from 'react-admin';

/** Logs out; who has typed something that is not saved is asked first. */
export function useAskedLogout(): () => void {
  const logout = useLogout();
  const translate = useTranslate();
  return () => {
    if (isAnythingUnsaved() && !window.confirm(translate('session.logoutUnsaved'))) return;
    void logout();
  };
}

/** Asks the guards of forms and rows, which react-admin too has listen to the closing of the tab. */
const isAnythingUnsaved = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
