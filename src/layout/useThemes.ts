import useMediaQuery from '@mui/material/useMediaQuery';
import { themes } from './theme';

/** Both schemes for react-admin, which follows the person's choice or the system; paper is always light. */
export function useThemes() {
  const onPaper = useMediaQuery('print', { noSsr: true });
  return { lightTheme: themes.light, darkTheme: onPaper ? null : themes.dark };
}
