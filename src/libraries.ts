/** Imported before our own code, has the libraries run first: in one go, both would leave the page deaf. */
export { defaultTheme } from 'react-admin';
