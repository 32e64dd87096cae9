const NO_RESPONSE = 'Cannot connect to the server right now, please try again later.';

/** Rows whose screens have tests of their own, which provoke them. */
export const provenElsewhere: readonly { what: string; texts: string[]; file: string; test: string }[] = [
  {
    what: '401, when the session cannot be renewed',
    texts: ['Your session has ended'],
    file: 'tests/ui/layout/app.test.tsx',
    test: 'a session that expires is given up by Escape, which leads to the sign-in',
  },
  {
    what: 'an address that leads nowhere',
    texts: ['Page not found.', 'Back to Home'],
    file: 'tests/ui/layout/app.test.tsx',
    test: '%s is not found, with a way home',
  },
  {
    what: 'a sign-in that fails, in a red box',
    texts: ['Bad credentials'],
    file: 'tests/ui/signIn/signIn.test.tsx',
    test: "shows the server's error_description in a red box and selects what was wrong",
  },
  {
    what: 'an OTP that cannot be sent, in a red box',
    texts: ['SMS gateway is down', NO_RESPONSE],
    file: 'tests/ui/signIn/signIn.test.tsx',
    test: 'shows what the server says when it fails, and that it cannot be reached when it does not answer',
  },
  {
    what: 'a role that may not sign in',
    texts: ['The User you are trying to login is not authorized'],
    file: 'tests/ui/signIn/signIn.test.tsx',
    test: 'refuses a token without the admin or customs role and ends its session',
  },
  {
    what: 'an OTP that was sent, in a toast for five seconds',
    texts: ['OTP SENT SUCCESSFULLY..!'],
    file: 'tests/ui/signIn/signIn.test.tsx',
    test: 'takes the toast away after five seconds',
  },
  {
    what: 'a notification that cannot be marked, in a dialog',
    texts: ['Not today'],
    file: 'tests/ui/notifications/bell.test.tsx',
    test: 'that cannot be marked stays, and a dialog says why in the server’s words',
  },
  {
    what: 'a file that is no picture, in a dialog',
    texts: ['Please upload a valid file'],
    file: 'tests/browser/companies.spec.ts',
    test: 'a logo may be dropped or pasted, replaced and removed; another file is refused',
  },
  {
    what: 'roles and workplaces that cannot be loaded',
    texts: ['There was an error getting Roles', 'There was an error getting Workplaces'],
    file: 'tests/ui/users/forms.test.tsx',
    test: 'says which lists could not be fetched',
  },
  {
    what: 'a user that cannot be added',
    texts: ['The user list is full', 'ErrorThere was an error'],
    file: 'tests/ui/users/forms.test.tsx',
    test: 'is not saved: the server’s message, or that there was an error',
  },
  {
    what: 'a user that cannot be changed',
    texts: ['ErrorThere was an error'],
    file: 'tests/ui/users/forms.test.tsx',
    test: 'an edited user is saved with what its form shows, or there was an error',
  },
];
