/** `backups`: the page of the backups, and the warnings on Home. */
export const backups = {
  explained:
    'Every night at 02:00 the whole register is written to one file, which is read back and checked, and every new paper is copied beside it. The register can be restored from it, also on another computer: whoever runs the server knows how.',
  now: 'Back up now',
  notBegun: 'The backup could not be started',
  open: 'Open Backups',
  none: 'None yet',
  facts: {
    lastGood: 'Last good backup',
    size: 'Size',
    took: 'Time taken',
    where: 'Folder',
    free: 'Free space',
    encrypted: 'Encrypted with a passphrase',
  },
  papers: '%{papers} papers beside it',
  list: 'Latest backups',
  states: { OK: 'Good', FAILED: 'Failed', RUNNING: 'Running' },
  ended: { OK: 'The register is backed up', FAILED: 'The backup failed' },
  progress: 'Progress of the backup',
  percent: '%{percent}%',
  take: {
    title: 'Take everything',
    explained:
      'Downloads the whole register as one zip: a table for each kind of record, which Excel opens, all papers, the history, and an explanation of every column in English and Bengali. It has no passwords. Whoever has this file can read everything: keep it safe. Activity shows who took it.',
    action: 'Take everything',
    progress: 'Progress of the download',
    received: '%{received} of about %{estimate}. Stay on this page until it is complete.',
    cancel: 'Cancel download',
    done: 'The whole register was downloaded',
    cancelled: 'Download cancelled',
    failed: 'The register could not be downloaded',
  },
  faults: {
    noSpace: 'The disk of the backups is full.',
    folder: 'The folder of the backups is missing, or cannot be written to.',
    interrupted: 'It was interrupted before it was complete.',
    readBack: 'The file that was read back differs from what was written. The disk may be failing.',
    running: 'Another backup was running at the same time.',
    papers: 'Papers are missing or altered (%{count}): %{names}. All else is in the file.',
    papersKey:
      'The papers beside the backups were encrypted with another passphrase, or their key is missing. Whoever runs the server can set that right.',
    other: 'The reason is in the server’s log.',
  },
  warnings: {
    late: 'There has been no good backup for more than 26 hours.',
    space: 'Space is running low on the disk of the backups.',
    sameDisk:
      'The backups are on the same disk as the register: if it fails, both are lost. Ask whoever runs the server to choose a folder on another disk.',
    papers:
      'The last backup found papers missing or altered. Whoever runs the server can bring them back from an earlier backup.',
  },
};

export const backupsResource = { name: 'Backups' };

/** Loaded with the screens that use it (src/i18n/index.ts). */
export const catalogue = { backups, resources: { backups: backupsResource } };
