const WORDS = {
  damaged: 'The file is damaged: it was cut short, or altered since it was written. Take another backup.',
  noBackup: 'The file is not a backup of Casebook.',
  noRegister: 'There is no register in the database.',
  locked: 'The file is encrypted: set BACKUP_PASSPHRASE to the passphrase it was written with.',
  wrongPassphrase:
    'The file was encrypted with another passphrase than the one in BACKUP_PASSPHRASE, or is damaged.',
  newer:
    'The backup was made by a newer Casebook: install that version, or a later one, and restore with it.',
  older:
    'The backup was made by a Casebook before 1.0.0: restore it with Casebook 1.0.0, then start this version on what was restored.',
  notEmpty:
    'A backup is restored into an empty database only. Set DATA_DIR to a new folder, or DATABASE_URL to an empty database, or move the old one away.',
  differs: 'What was loaded is not what was backed up.',
  running: 'Another backup is being made just now.',
};

/** The reason why a backup is not made or restored. */
export type RefusalReason = keyof typeof WORDS;

/** A backup cannot be made or restored as asked. The message is for whoever runs the server; nothing was changed. */
export class BackupRefused extends Error {
  override name = 'BackupRefused';

  constructor(
    readonly reason: RefusalReason,
    detail = '',
  ) {
    super(detail ? `${WORDS[reason]} ${detail}` : WORDS[reason]);
  }
}
