import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n';
const OFFICE = 'application/vnd.openxmlformats-officedocument';

const rels = (targets: Record<string, string>) =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${Object.entries(targets)
    .map(
      ([target, type], at) =>
        `<Relationship Id="rId${at + 1}" Type="${RELATIONS}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

const types = (parts: Record<string, string>) =>
  `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/>${Object.entries(
    parts,
  )
    .map(([name, type]) => `<Override PartName="/${name}" ContentType="${OFFICE}.${type}+xml"/>`)
    .join('')}</Types>`;

export const packed = (parts: Record<string, string | Uint8Array>): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [name, typeof part === 'string' ? strToU8(part) : part]),
    ),
  );

/** The parts of a file as text, by name. */
export const partsOf = (file: Uint8Array): Record<string, string> =>
  Object.fromEntries(Object.entries(unzipSync(file)).map(([name, part]) => [name, strFromU8(part, true)]));

/** A workbook of one sheet, as Excel writes it: shared texts, one of them in runs; styles, merges and print set-up. */
export const workbookParts = (
  cells: string,
  shared: string,
  more = '',
): Record<string, string | Uint8Array> => ({
  '[Content_Types].xml': types({
    'xl/workbook.xml': 'spreadsheetml.sheet.main',
    'xl/worksheets/sheet1.xml': 'spreadsheetml.worksheet',
    'xl/sharedStrings.xml': 'spreadsheetml.sharedStrings',
    'xl/styles.xml': 'spreadsheetml.styles',
    'xl/drawings/drawing1.xml': 'drawing',
  }),
  '_rels/.rels': rels({ 'xl/workbook.xml': 'officeDocument' }),
  'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="Pending &amp; money" sheetId="1" r:id="rId1"/></sheets><definedNames><definedName name="_xlnm.Print_Area" localSheetId="0">Sheet1!$A$1:$H$20</definedName></definedNames><calcPr calcId="191029"/></workbook>`,
  'xl/_rels/workbook.xml.rels': rels({
    'worksheets/sheet1.xml': 'worksheet',
    'sharedStrings.xml': 'sharedStrings',
    'styles.xml': 'styles',
  }),
  'xl/worksheets/sheet1.xml': `${HEAD}<worksheet xmlns="${MAIN}" xmlns:r="${RELATIONS}"><cols><col min="1" max="1" width="30" customWidth="1"/></cols><sheetData>${cells}</sheetData><mergeCells count="1"><mergeCell ref="A1:D1"/></mergeCells><pageSetup paperSize="9" orientation="landscape"/><headerFooter><oddHeader>&amp;C{office} &amp;P</oddHeader></headerFooter>${more}<drawing r:id="rId1"/></worksheet>`,
  'xl/worksheets/_rels/sheet1.xml.rels': rels({ '../drawings/drawing1.xml': 'drawing' }),
  'xl/sharedStrings.xml': `${HEAD}<sst xmlns="${MAIN}">${shared}</sst>`,
  'xl/styles.xml': `${HEAD}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Nikosh"/></font><font><b/><sz val="14"/><name val="Nikosh"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="4" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  'xl/drawings/drawing1.xml': `${HEAD}<xdr:wsDr xmlns:xdr="http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><xdr:absoluteAnchor><xdr:pos x="0" y="0"/><xdr:ext cx="900" cy="900"/><xdr:sp><xdr:txBody><a:bodyPr/><a:p><a:r><a:t>Memo {me</a:t></a:r><a:r><a:rPr b="1"/><a:t>mo|bn}</a:t></a:r></a:p></xdr:txBody></xdr:sp><xdr:clientData/></xdr:absoluteAnchor></xdr:wsDr>`,
  'xl/media/image1.png': new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 255, 128, 7]),
});

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

export const documentParts = (body: string, header: string): Record<string, string | Uint8Array> => ({
  '[Content_Types].xml': types({
    'word/document.xml': 'wordprocessingml.document.main',
    'word/header1.xml': 'wordprocessingml.header',
    'word/styles.xml': 'wordprocessingml.styles',
  }),
  '_rels/.rels': rels({ 'word/document.xml': 'officeDocument' }),
  'word/document.xml': `${HEAD}<w:document xmlns:w="${WORD}"><w:body>${body}<w:sectPr><w:pgSz w:w="16838" w:h="11906" w:orient="landscape"/></w:sectPr></w:body></w:document>`,
  'word/header1.xml': `${HEAD}<w:hdr xmlns:w="${WORD}">${header}</w:hdr>`,
  'word/styles.xml': `${HEAD}<w:styles xmlns:w="${WORD}"/>`,
  'word/media/image1.png': new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]),
});
