import { strToU8, zipSync } from 'fflate';
import { escaped } from '../xml';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument';

/** Excel and Word take another font of the script where it is not installed. */
const FONT = 'Noto Sans Bengali';

interface DocumentFile {
  /** Centred lines above the table; the first is the largest. */
  titles: readonly string[];
  headings: readonly string[];
  rows: readonly (readonly string[])[];
  /** Lines below it, on the right. */
  signature: readonly string[];
}

const WORDS = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

/** A document of one table for A4 across; the table's first column is its widest, and its last row bold. */
export function documentFile({ titles, headings, rows, signature }: DocumentFile): Uint8Array {
  const widths = headings.map((_, at) => Math.floor(WIDTH * (at ? 0.78 / (headings.length - 1) : 0.22)));
  const row = (cells: readonly string[], look: Look, isHeading = false) =>
    `<w:tr><w:trPr><w:cantSplit/>${isHeading ? '<w:tblHeader/>' : ''}</w:trPr>${cells
      .map((text, at) => {
        const shade = isHeading ? '<w:shd w:val="clear" w:color="auto" w:fill="E7EDEC"/>' : '';
        const align = isHeading ? 'center' : at ? 'right' : 'left';
        return `<w:tc><w:tcPr><w:tcW w:w="${widths[at]}" w:type="dxa"/>${shade}<w:vAlign w:val="center"/></w:tcPr>${paragraph(text, { ...look, align })}</w:tc>`;
      })
      .join('')}</w:tr>`;
  const table = `<w:tbl><w:tblPr><w:tblW w:w="${WIDTH}" w:type="dxa"/><w:tblBorders>${SIDES.map((side) => `<w:${side} w:val="single" w:sz="4" w:color="auto"/>`).join('')}</w:tblBorders><w:tblLayout w:type="fixed"/></w:tblPr><w:tblGrid>${widths.map((width) => `<w:gridCol w:w="${width}"/>`).join('')}</w:tblGrid>${row(headings, { isBold: true }, true)}${rows
    .map((cells, at) => row(cells, { isBold: at === rows.length - 1 }))
    .join('')}</w:tbl>`;
  const body = [
    ...titles.map((text, at) => paragraph(text, { isBold: true, align: 'center', size: at ? 22 : 28 })),
    table,
    paragraph('', {}),
    ...signature.map((text) => paragraph(text, { align: 'right' })),
  ].join('');
  const page =
    '<w:sectPr><w:pgSz w:w="16838" w:h="11906" w:orient="landscape"/><w:pgMar w:top="850" w:right="850" w:bottom="850" w:left="850" w:header="400" w:footer="400" w:gutter="0"/></w:sectPr>';
  const texts = {
    ...packageParts('word/document.xml', { 'word/document.xml': `${WORDS}.document.main+xml` }),
    'word/document.xml': `${XML}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}${page}</w:body></w:document>`,
  };
  return zipSync(Object.fromEntries(Object.entries(texts).map(([part, text]) => [part, strToU8(text)])));
}

const SIDES = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'];

/** The page between its margins, in twentieths of a point. */
const WIDTH = 15_138;

interface Look {
  isBold?: boolean;
  align?: string;
  /** In half points. */
  size?: number;
}

function paragraph(text: string, { isBold = false, align = 'left', size = 20 }: Look): string {
  const bold = isBold ? '<w:b/><w:bCs/>' : '';
  const looks = `<w:rPr><w:rFonts w:ascii="${FONT}" w:hAnsi="${FONT}" w:cs="${FONT}"/>${bold}<w:sz w:val="${size}"/><w:szCs w:val="${size}"/></w:rPr>`;
  return `<w:p><w:pPr><w:spacing w:before="20" w:after="20"/><w:jc w:val="${align}"/></w:pPr><w:r>${looks}<w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`;
}

/** The parts that name the others of an Office file. @param types the content type of each part */
const packageParts = (main: string, types: Record<string, string>): Record<string, string> => ({
  '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${Object.entries(
    types,
  )
    .map(([part, type]) => `<Override PartName="/${part}" ContentType="${type}"/>`)
    .join('')}</Types>`,
  '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${DOCUMENT}" Target="${main}"/></Relationships>`,
});
