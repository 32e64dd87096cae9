/** Why a file that was chosen, dropped or pasted cannot be read. */
const fileFaults = {
  tooLarge: 'The file is larger than 50 MB. Split it into several files.',
  unknownKind:
    'Files of this kind cannot be read here. Choose one of these, or save it as one of these: %{kinds}.',
  noTable:
    'This is a web page or an XML file without a table. Open it in Excel, save it as an Excel workbook (.xlsx) and choose that.',
  damaged:
    'The file is damaged and cannot be read. Open it in the program it was made with and save it again.',
  macros: 'The file has macros. Save it without them (as xlsx or docx).',
  password: 'The file is protected by a password. Save it without one.',
  expandsTooFar:
    'The file would take up too much memory when unpacked, so it was not opened. Split it into several files.',
  empty: 'The file is empty.',
  noText: 'The file has no text: a scan has only pictures. Ask for the original file, or type the lines.',
  formulasOnly: 'The sheet has only formulas without values. Open it in Excel, save it, and choose it again.',
  tooManySheets: 'The workbook has more than %{most} sheets. Split it into several files.',
  tooManyRows: 'The sheet has more than %{most} rows. Split it into several files.',
  tooManyColumns: 'Row %{line} has %{count} columns; at most %{most} can be read.',
  tooManyPages: 'The file has %{count} pages; at most %{most} can be read. Split it into several files.',
  cellTooLong: 'A cell in row %{line} is longer than %{most} characters.',
  textTooLong: 'The text is longer than %{most} characters. Split it into several files.',
  quoteOpen: 'The quotation mark in line %{line} is never closed. Correct the file and choose it again.',
  tookTooLong: 'Reading the file took too long, so it was stopped. Split it into several files.',
  gone: 'The file no longer exists or cannot be opened. Choose it again.',
  noReader: 'The file reader could not be loaded. Check the connection and choose the file again.',
};

/** Loaded with the screens that open files (src/i18n/index.ts). */
export const catalogue = { fileFaults };
