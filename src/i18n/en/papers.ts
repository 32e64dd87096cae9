import type { keptPaperFields, paperSources, paperTypes, sentPaperFields } from '../../../domain/papers';

type SearchedOfPapers = 'paperTitle' | 'kindNameBn' | 'textLayer';

const resources = {
  papers: {
    name: 'Papers',
    one: 'Paper',
    fields: {
      caseFilingId: 'File',
      proceedingId: 'Case',
      hearingId: 'Hearing',
      guaranteeId: 'Guarantee',
      kind: 'Kind',
      name: 'Name',
      date: 'Date',
      memo: 'Memo number',
      from: 'From',
      to: 'To',
      description: 'Description',
      source: 'Source',
      fileVersion: 'Version of the file',
      type: 'File type',
      bytes: 'Size (bytes)',
      sha256: 'Content (SHA-256)',
      uploadId: 'File',
      again: 'Add it again all the same',
      paperTitle: 'Paper',
      kindNameBn: 'Kind (Bengali)',
      textLayer: 'Text of the paper',
      pages: 'Pages',
      nothiNumber: 'File number',
      createdAt: 'Added',
    } satisfies Record<
      | keyof typeof keptPaperFields
      | keyof typeof sentPaperFields
      | SearchedOfPapers
      | 'pages'
      | 'nothiNumber'
      | 'createdAt',
      string
    >,
    choices: {
      source: {
        FILE: 'File',
        SCAN: 'Scan',
        PHOTO: 'Photo',
        LETTER: 'Letter of this office',
        IMPORT: 'Import',
      } satisfies Record<(typeof paperSources)[number], string>,
      type: {
        pdf: 'PDF',
        jpeg: 'JPEG picture',
        png: 'PNG picture',
        tiff: 'TIFF picture',
        docx: 'Word (docx)',
        xlsx: 'Excel (xlsx)',
      } satisfies Record<(typeof paperTypes)[number], string>,
    },
  },
};

export const catalogue = { resources };
