/** One name out of the libraries, to have them run on their own. */
export { defaultTheme } from 'react-admin';
