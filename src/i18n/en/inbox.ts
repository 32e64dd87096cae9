import type { proposedBy, ScanFault } from '../../../domain/scans';

/** The scan inbox. */
const inbox = {
  title: 'Scan inbox',
  add: 'Add files',
  adding: 'Adding…',
  view: 'Scans',
  views: { waiting: 'Waiting', aside: 'Set aside' },
  unreachable:
    'The folder of scans cannot be read, so new scans do not appear. Ask whoever looks after the server (%{setting}).',
  none: 'New scans appear here by themselves. You can also drop files on this page, or paste them.',
  noneAside: 'No scan is set aside.',
  waiting: '%{smart_count} scan |||| %{smart_count} scans',
  pages: '%{smart_count} page |||| %{smart_count} pages',
  noPages: 'Not counted',
  page: 'Page %{page} of %{pages}',
  pageBefore: 'Page before',
  pageAfter: 'Next page',
  pictureOf: 'Page %{page} of %{name}',
  reading: 'This scan is being read…',
  noFile: 'Which file?',
  by: {
    LABEL: 'By the label on its first page',
    FILE_NUMBER: 'File number in its text',
    CASE_NUMBER: 'Case number in its text',
    LAST: 'The file that you opened last. Compare the number',
  } satisfies Record<(typeof proposedBy)[number] | 'LAST', string>,
  others: 'Other files that it may belong to',
  more: 'From, to, description',
  attach: 'Attach (Enter)',
  attached: 'Attached to %{file}',
  skip: 'Later',
  aside: 'Set aside',
  putBack: 'Put back',
  remove: 'Remove from the inbox',
  twin: 'This scan is on %{file} already: %{name}',
  faults: {
    damaged: 'The pages of this file cannot be read. It can be attached all the same.',
    password: 'This file has a password, so its pages are not shown. It can be attached all the same.',
    tooMuch:
      'Reading this file would take too long, so its pages are not shown. It can be attached all the same.',
  } satisfies Record<ScanFault, string>,
  attachedNow: 'Attached just now',
  putRight: 'Wrong file?',
  putRightOf: 'Move %{name} from %{file} to another file',
};

export const catalogue = { inbox };
