import { of, type Expression } from './expression';

/** The expressions that read scans, their names and their labels. */
export const scanExpressions: readonly Expression[] = [
  ...of(
    'domain/searchKey/fileNumbers.ts',
    ['/[\\s|,;:()[\\]]+/', ['a', ' ', 'a']],
    ['/\\p{Nd}/u', ['', 'a', '']],
    ['/[/.–-]/', ['', 'a', '']],
  ),
  ...of(
    'server/features/papers/inbox/folder.ts',
    ['/^[.~]|\\.(?:tmp|part|partial|crdownload|lock)$|^(?:thumbs\\.db|desktop\\.ini)$/i', ['a', '.tmp', 'x']],
    ['/[\\p{Cc}\\p{Cf}\\p{Cs}/\\\\:*?"<>|]/gu', ['', '/', '']],
    ['/^[.~]+/', ['', '.', 'x']],
  ),
  ...of('server/features/papers/inbox/routes.ts', ['/^\\d{0,5}$/']),
  ...of('server/features/papers/reading/pdf.ts', ['/\\p{Surrogate}/gu', ['', '\ud800', '']]),
];
