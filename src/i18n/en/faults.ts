/** `faults`: shown instead of a screen that failed. */
export const faults = {
  missing: {
    title: 'This page could not be loaded',
    advice:
      'Casebook may have been updated since you opened it, or the connection is gone. Reload the page to go on. What you typed into a form is kept on this computer and offered to you again.',
  },
};
