/** Imported before our own code, so that the libraries and our code are not evaluated in one long task. */
export { defaultTheme } from 'react-admin';
