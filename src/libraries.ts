/**
 * Imported before our own code, so that the libraries run in a task of their own instead of one long task.
 */
export { defaultTheme } from 'react-admin';
