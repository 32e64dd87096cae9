/** The header `content-disposition` of a file to download, with a name in any script. */
export const attachment = (name: string, plain: string): string =>
  `attachment; filename="${plain}"; filename*=UTF-8''${inHeader(name)}`;

/** A file's name as RFC 8187 has it in a header. */
const inHeader = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
