/** What PostgreSQL's npm packages bring besides PostgreSQL: name, version and SPDX licence, read from the files. */
const LINUX = [
  ['OpenSSL', '1.1.1', 'OpenSSL'],
  ['ICU', '60.2', 'ICU'],
  ['libxml2', '2.9.4', 'MIT'],
  ['libxslt', '1.1.29', 'MIT'],
  ['zlib', '1.2.11', 'Zlib'],
  ['liblzma', '5.2.2', '0BSD'],
  ['OSSP uuid', '1.6.2', 'MIT'],
];
const WINDOWS = [
  ['OpenSSL', '3.5.6', 'Apache-2.0'],
  ['ICU', '77.1', 'Unicode-3.0'],
  ['libxml2', '2.15.3', 'MIT'],
  ['libxslt', '1.1', 'MIT'],
  ['zlib', '1.3.2', 'Zlib'],
  ['libiconv', '1.18', 'LGPL-2.1-or-later'],
  ['libintl', '0.19.8', 'LGPL-2.1-or-later'],
  ['LZ4', '1.10.0', 'BSD-2-Clause'],
  ['Zstandard', '1.5.7', 'BSD-3-Clause'],
  ['curl', '8.20.0', 'curl'],
  ['winpthreads', '1.0', 'MIT'],
];

export const postgresParts = ({ os }, version) =>
  [['PostgreSQL', version, 'PostgreSQL'], ...(os === 'win32' ? WINDOWS : LINUX)].map(
    ([name, version, license]) => ({ name, version, license }),
  );
