/**
 * Imported before our own code, so that the libraries are evaluated in a task of their own and not together
 * with it in one long task.
 */
export { defaultTheme } from 'react-admin';
