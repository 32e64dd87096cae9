/** The columns of the list of case filings and of its spreadsheet, in order. */
export const filingHeadings = [
  'S/N',
  'File Number',
  'Section/Branch',
  'C&F Agent',
  'AIN',
  'Name of Importer/Exporter/Person',
  'BIN',
  'Description of Goods',
  'H.S. Code',
  'Disputed Revenue',
  'Provisional Assessment',
  'Final Assessment',
  'Bank Name',
  'Bank Guarantee Amount',
  'Bank Guarantee Date',
];
