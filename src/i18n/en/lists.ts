/** `lists`: the shared parts of every list and of the dialogs above it. */
export const lists = {
  createNew: 'Create New',
  sortBy: 'Sort by',
  order: 'Order',
  orders: { ASC: 'Ascending', DESC: 'Descending' },
  all: 'All',
  clearSearch: 'Clear search',
  filters: 'Filters',
  inUse: '%{name} (%{count})',
  arrange: 'View options',
  clearFilters: 'Clear filters',
  rowNumber: 'S/N',
  serialNumber: 'SN No',
  search: 'Search',
  // Bengali in the English UI too, as the contract has them
  yes: 'হ্যাঁ',
  no: 'না',
  lastChange: 'Last change',
  columns: {
    open: 'Columns',
    openWithHidden: 'Columns (%{count} hidden)',
    showAll: 'Show all columns',
  },
  densities: { comfortable: 'Comfortable rows', compact: 'Compact rows' },
  views: {
    open: 'Views',
    save: 'Save this view…',
    manage: 'Rename or delete…',
    saveTitle: 'Save this view',
    saveHint: 'Keeps search, filters, order, columns and density as they are now.',
    manageTitle: 'Views of this list',
    name: 'Name of the view',
    missing: 'Give the view a name.',
    replaces: 'Replaces the view that has this name.',
    taken: 'Another view has this name.',
    delete: 'Delete the view: %{name}',
    none: 'There are no saved views.',
    saved: 'View saved',
  },
  actions: 'Actions',
  'other-cases': 'Other Cases',
  details: 'Details',
  edit: 'Edit',
  delete: 'Delete',
  'change-status': 'Change Status',
  restore: 'Restore',
  merge: 'Merge',
  fill: 'Fill',
  download: 'Download',
  step: 'Enter a step',
  extend: 'Extend',
  met: 'Condition met',
  vacated: 'Vacated',
  paperFiles: 'Paper files',
  receive: 'Receive',
  rowAction: '%{action}: %{record}',
  deletionReason: 'Reason for deleting (optional)',
  deleteNeedsAdmin: 'Only an administrator can delete',
  empty: 'There is no data right now..!',
  range: '%{from}–%{to} of %{total}',
  moreThan: 'more than %{count}',
  printedRange: 'Rows %{from}–%{to} of %{total}',
  found: '%{total} results, %{from} to %{to} are shown',
  pages: 'Pages',
  page: 'Page %{page}',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  notFound: 'This record could not be opened. It may have been deleted.',
  viewFailed: 'Something went wrong!',
  export: {
    action: 'Export Data',
    busy: 'Downloading',
    progress: '%{rows} of %{total}',
    announced: 'Downloading: %{rows} of %{total} rows',
    cancel: 'Cancel download',
    cancelled: 'Download cancelled',
    done: 'Downloaded %{rows} rows',
    failed: 'Error',
    incomplete: 'The spreadsheet was not made, because the server did not send every row. Please try again.',
    impossible: 'The spreadsheet could not be made in this browser. Reload the page and try again.',
  },
  confirmation: {
    title: 'Are you sure?',
    decline: 'No, cancel it!',
    confirm: 'Yes, I am sure!',
    fromTo: 'Status: from %{from} to %{to}',
    declined: { title: 'Cancelled', text: 'Status Remain Unchanged' },
    failed: 'Error',
  },
  inRow: {
    edit: 'Edit in row (%{key})',
    hint: 'Edit; in the row by double click or F2',
    save: 'Save row (%{key})',
    cancel: 'Cancel (%{key})',
    load: 'Load the current version',
    overwrite: 'Save my version',
  },
  deleted: { title: 'Successful!', text: 'Delete Successful' },
  showUsages: 'Show: %{name}',
};

/** `cards`: lists on a narrow screen. */
export const cards = {
  controls: 'Filter and sort',
  done: 'Show the list',
};

/** `drillDownFilters`: names of the filters that figures and the hits of the search link with. */
export const drillDownFilters = {
  only: 'Shows only',
  chip: '%{filter}: %{value}',
  remove: 'Remove %{filter}: %{value}',
  filters: {
    status: 'Status',
    month: 'Month',
    workPlaceId: 'Section',
    filingStatus: 'Filing status',
    companyId: 'Importer/Exporter',
  },
  notGiven: 'Not given',
};

/** `firstRecord`: the ways of entering the first record of an empty register. */
export const firstRecord = {
  add: 'Add the first record',
  import: 'Import a spreadsheet',
};

/** `lastChange`: the column of a list that says who changed a record last. */
export const lastChange = {
  system: 'The system',
  vias: { import: 'import', restore: 'restored', merge: 'merged' },
};
