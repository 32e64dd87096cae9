/**
 * The only environment variables that PostgreSQL gets: the program's own settings may hold passwords, and the PG…
 * variables of the administrator's shell would change how it starts.
 */
const passedOn = [
  'PATH',
  'TZ',
  'LOCPATH',
  'LD_LIBRARY_PATH',
  'TMPDIR',
  'TEMP',
  'TMP',
  'SystemRoot',
  'SYSTEMROOT',
  'windir',
  'ComSpec',
  'COMSPEC',
  'APPDATA',
  'USERPROFILE',
];

export function serverEnvironment(): NodeJS.ProcessEnv {
  const environment: NodeJS.ProcessEnv = { LC_ALL: 'C' };
  for (const name of passedOn) {
    if (process.env[name] !== undefined) environment[name] = process.env[name];
  }
  return environment;
}
