/** `backups`: the page of the backups, and the warnings on Home. */
export const backups = {
  explained:
    'Every night at 02:00 the whole register is written to one file, which is read back and checked. From it the register can be restored, on another computer too: whoever runs the server knows how.',
  now: 'Back up now',
  notBegun: 'The backup was not begun',
  open: 'Open the backups',
  none: 'None yet',
  facts: {
    lastGood: 'Last good backup',
    size: 'Size',
    took: 'Took',
    where: 'Folder',
    free: 'Free space there',
    encrypted: 'Encrypted with a passphrase',
  },
  list: 'The newest backups',
  states: { OK: 'Good', FAILED: 'Failed', RUNNING: 'Being made' },
  ended: { OK: 'The register is backed up', FAILED: 'The backup failed' },
  progress: 'Progress of the backup',
  percent: '%{percent}%',
  faults: {
    noSpace: 'The disk of the backups is full.',
    folder: 'The folder of the backups is missing, or cannot be written to.',
    interrupted: 'It was broken off before it was complete.',
    readBack: 'What was read back is not what was written. The disk may be failing.',
    running: 'Another backup was being made at the same time.',
    other: 'The log of the server says why.',
  },
  warnings: {
    late: 'There has been no good backup for more than 26 hours.',
    space: 'Space is running low on the disk of the backups.',
    sameDisk:
      'The backups lie on the same disk as the register: a broken disk would take both. Ask whoever runs the server to choose a folder on another disk.',
  },
};

export const backupsResource = { name: 'Backups' };

/** Loaded with the screens that use it (src/i18n/index.ts). */
export const catalogue = { backups, resources: { backups: backupsResource } };
