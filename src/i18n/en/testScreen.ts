/** `testScreen`: the connection check. */
export const testScreen = {
  intro: 'Checks the connection between this browser and the server.',
  again: 'Check again',
  checkedAt: 'Last checked: %{at}',
  checks: {
    version: 'Version of this interface',
    server: 'Server',
    database: 'Database',
    person: 'Signed in as',
    clock: 'Clock of this computer',
    sampleAccounts: 'Sample accounts',
    seal: 'Newest seal of the history',
  },
  server: {
    reachable: 'Reachable: it answered in %{time}.',
    unreachable: 'Not reachable: the server did not answer.',
  },
  database: {
    reachable: 'Reachable',
    unreachable: 'Not reachable: the server answers, but its database does not.',
    unknown: 'Unknown: this server does not report it.',
  },
  clock: {
    right: 'Matches the server’s clock.',
    ahead:
      'It is %{time} ahead of the server’s clock. Times shown may be wrong. Correct the clock of this computer.',
    behind:
      'It is %{time} behind the server’s clock. Times shown may be wrong. Correct the clock of this computer.',
    unknown: 'Unknown: the server does not report its time.',
  },
  sampleAccounts: {
    none: 'None of them can sign in with a published password.',
    open: 'Everybody knows the passwords of %{names}. Change the passwords or disable the accounts before real use.',
    own: 'Everybody knows your password. Change it under “My account” before real use.',
    switchOff: 'Disable these accounts',
    failed: 'The accounts could not be disabled.',
  },
};

/** Loaded with the screens that use it (src/i18n/index.ts). */
export const catalogue = { testScreen };
