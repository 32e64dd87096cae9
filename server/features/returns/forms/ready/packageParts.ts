export const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
export const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument';

/** Excel and Word take another font of the script where it is not installed. */
export const FONT = 'Noto Sans Bengali';

/** The parts that name the others of an Office file. @param types the content type of each part */
export const packageParts = (main: string, types: Record<string, string>): Record<string, string> => ({
  '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${Object.entries(
    types,
  )
    .map(([part, type]) => `<Override PartName="/${part}" ContentType="${type}"/>`)
    .join('')}</Types>`,
  '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${DOCUMENT}" Target="${main}"/></Relationships>`,
});
