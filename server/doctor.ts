import path from 'node:path';
import { backupFolder } from './backup/place';
import { readConfig } from './config';
import { defaultDataDir } from './dataDirectory';
import { folderFinding, mailFinding, nodeFinding, portFinding, smsFinding } from './doctor/checks';
import { databaseFindings } from './doctor/database';
import { placeOfDatabase, placeOfDataDir } from './register/stateDirectory';

/**
 * `npm run doctor`: looks at everything that Casebook needs, changes nothing, and says what to do. Exits with 1
 * when something is wrong, with 2 when it could not run.
 */
try {
  const config = readConfig(process.env);
  const dataDir = path.resolve(config.dataDir ?? defaultDataDir());
  const { stateDir } = config.databaseUrl
    ? placeOfDatabase(config, config.databaseUrl)
    : placeOfDataDir(config, dataDir);
  const findings = [
    nodeFinding(process.versions.node),
    ...(config.databaseUrl ? [] : [await folderFinding('Data', dataDir)]),
    await folderFinding('State folder', stateDir),
    await folderFinding('Backup folder', backupFolder(config)),
    await portFinding(config),
    ...(await databaseFindings(config, dataDir)),
    await mailFinding(config),
    await smsFinding(config),
  ];
  const marks = { good: 'good   ', warning: 'look   ', bad: 'WRONG  ' };
  for (const { what, outcome, text } of findings)
    process.stdout.write(`${marks[outcome]} ${what}: ${text}\n`);
  process.exitCode = findings.some(({ outcome }) => outcome === 'bad') ? 1 : 0;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
