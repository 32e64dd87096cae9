/** Why a file that was chosen, dropped or pasted cannot be read. */
const fileFaults = {
  tooLarge: 'The file is larger than 50 MB. Cut it into several files.',
  unknownKind:
    'Files of this kind cannot be read here. Choose one of these, or save it as one of these: %{kinds}.',
  noTable:
    'This is a web page or an XML file without a table. Open it in Excel, save it as an Excel workbook (.xlsx) and choose that.',
  damaged: 'The file is damaged and cannot be read. Open it in its own program and save it anew.',
  macros: 'The file has macros. Save it without them (as xlsx or docx).',
  password: 'The file is protected by a password. Save it without one.',
  expandsTooFar:
    'The file would take up too much memory when unpacked, so it was not opened. Cut it into several files.',
  empty: 'There is nothing in the file.',
  noText:
    'The file has no text: a scan has only pictures. Ask for the file itself that was printed, or type the lines.',
  formulasOnly: 'The sheet has only formulas without values. Open it in Excel, save it, and choose it again.',
  tooManySheets: 'The workbook has more than %{most} sheets. Cut it into several files.',
  tooManyRows: 'The sheet has more than %{most} rows. Cut it into several files.',
  tooManyColumns: 'Row %{line} has %{count} columns; at most %{most} can be read.',
  tooManyPages: 'The file has %{count} pages; at most %{most} can be read. Cut it into several files.',
  cellTooLong: 'A cell in row %{line} is longer than %{most} characters.',
  textTooLong: 'The text is longer than %{most} characters. Cut it into several files.',
  quoteOpen: 'The quotation mark in line %{line} is never closed. Mend the file there and choose it again.',
  tookTooLong: 'Reading the file took too long, so it was stopped. Cut it into several files.',
  gone: 'The file is not there any more, or may not be opened. Choose it again.',
  noReader: 'What reads files could not be loaded. Check the connection and choose the file again.',
};

/** Loaded with the screens that open files (src/i18n/index.ts). */
export const catalogue = { fileFaults };
