/** `testScreen`: the connection check. */
export const testScreen = {
  intro: 'Checks the way from this browser to the server.',
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
    unreachable: 'Not reachable: no answer came.',
  },
  database: {
    reachable: 'Reachable',
    unreachable: 'Not reachable: the server answers, but its database does not.',
    unknown: 'Not known: this server does not say.',
  },
  clock: {
    right: 'In step with the server’s clock.',
    ahead:
      'It is %{time} ahead of the server’s clock. The times that are shown may mislead. Set the clock of this computer.',
    behind:
      'It is %{time} behind the server’s clock. The times that are shown may mislead. Set the clock of this computer.',
    unknown: 'Not known: the server does not say what time it has.',
  },
  sampleAccounts: {
    none: 'None can be signed in to with a published password.',
    open: 'Everybody knows the passwords of %{names}. Change the passwords or switch the accounts off before real use.',
    own: 'Everybody knows your password. Change it under “My account” before real use.',
    switchOff: 'Switch these accounts off',
    failed: 'The accounts could not be switched off.',
  },
};

/** Loaded with the screens that use it (src/i18n/index.ts). */
export const catalogue = { testScreen };
