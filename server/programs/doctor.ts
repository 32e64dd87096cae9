import { backupFolder } from '../features/backup/folder';
import { papersFolder } from '../features/papers/uploads';
import { readConfig, type Config } from '../platform/config';
import { placeOf } from '../platform/directories';
import {
  alertFindings,
  oidcFindings,
  scannerFindings,
  folderFinding,
  mailFinding,
  nodeFinding,
  originFinding,
  portFinding,
  publicFindings,
  smsFinding,
  type Finding,
  certificateFinding,
  nestingFindings,
  settingFindings,
} from './doctor/settings';
import { databaseFindings } from './doctor/database';

/**
 * `npm run doctor`: looks at everything that Casebook needs, changes nothing, and says what to do. Exits with 1
 * when something is wrong, with 2 when it could not run.
 */
try {
  const config = readConfig(process.env);
  const findings = [
    nodeFinding(process.versions.node),
    await portFinding(config),
    ...certificateFinding(config),
    ...(config.apiOrigin ? [await originFinding(config.apiOrigin)] : await ofOwnServer(config)),
  ];
  const marks = { good: 'good   ', warning: 'look   ', bad: 'WRONG  ' };
  for (const { what, outcome, text } of findings)
    process.stdout.write(`${marks[outcome]} ${what}: ${text}\n`);
  process.exitCode = findings.some(({ outcome }) => outcome === 'bad') ? 1 : 0;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}

async function ofOwnServer(config: Config): Promise<Finding[]> {
  const place = placeOf(config);
  const { dataDir, stateDir } = place;
  const backups = backupFolder(config);
  const papers = papersFolder(config);
  return [
    ...settingFindings(config),
    ...(dataDir ? [await folderFinding('Data', dataDir)] : []),
    await folderFinding('State folder', stateDir),
    await folderFinding('Backup folder', backups),
    await folderFinding('Papers folder', papers),
    ...(dataDir
      ? nestingFindings(dataDir, { STATE_DIR: stateDir, BACKUP_DIR: backups, PAPERS_DIR: papers })
      : []),
    ...(await databaseFindings(config, place)),
    await mailFinding(config),
    await smsFinding(config),
    ...(await scannerFindings(config)),
    ...(await alertFindings(config)),
    ...(await oidcFindings(config)),
    ...(await publicFindings(config)),
  ];
}
