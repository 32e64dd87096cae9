import { attribute } from '../../server/features/returns/forms/xml';
import { of, type Expression, type Reading } from './expression';
import { scanExpressions } from './scanTexts';

/** The expressions that read what is uploaded, and the workbooks and documents that are forms of returns. */
export const formExpressions: readonly Expression[] = [
  ...of(
    'domain/volumes.ts',
    ['/^(?:https?:\\/\\/[^\\s/]+)?\\/f\\/(\\d{1,15})\\/?$/i', ['http://', 'a', '']],
    ['/[\\n\\r]+/', ['', '\n', '']],
    ['/[,;|\\t]+/', ['', ',', '']],
    ['/\\p{Nd}/u'],
    ['/^\\s*\\p{Nd}{1,4}\\s*(?:[.)।]|$)\\s*(?!\\p{Nd})/u', ['', ' ', ''], ['1', ' ', 'x'], ['1.', ' ', '1']],
  ),
  ...scanExpressions,
  ...of('server/features/papers/routes.ts', ['/^\\d{1,15}$/']),
  ...of('server/features/papers/uploads.ts', ['/\\.json$/'], ['/^[0-9a-f]{32}$/']),
  ...of(
    'server/features/returns/forms/archive.ts',
    ['/macroEnabled/i'],
    ['/vbaProject\\.bin$/i', ['', 'vbaProject.bin', 'x']],
    ['/\\.[^.]*$/', ['', '.', ''], ['', '.a', '\n']],
    ['/\\.(?:png|jpe?g|gif)$/i', ['', '.png', 'x']],
  ),
  ...of(
    'server/features/returns/forms/paragraphs.ts',
    ['/\\{([^{}]*)\\}|[{}]/g', ['', '{', ''], ['{', 'a', '']],
    ['/[{}]/'],
    ['/^\\s|\\s$/'],
    ['/^\\s*\\{([^{}]*)\\}\\s*$/', ['', ' ', 'x'], ['{', 'a', ''], ['{a}', ' ', 'x']],
  ),
  ...of('server/features/returns/forms/routes.ts', ["/['()*]/g"]),
  ...of(
    'server/features/returns/forms/workbook.ts',
    ['/[{}]/'],
    ['/(<\\/?)(?:[\\w.-]+:)?(?=\\w)/g', ['', '<', ''], ['<', 'a', ''], ['', '<a', ' ']],
    ['/\\st\\s*=\\s*(?:"[^"]*"|\'[^\']*\')/'],
    ['/:id\\s*=\\s*["\']([^"\']*)/'],
    ['/\\sfullCalcOnLoad\\s*=\\s*(?:"[^"]*"|\'[^\']*\')/'],
  ),
  ...of(
    'server/features/returns/forms/xml.ts',
    ['/\\s/'],
    ['/[&<>"]/g'],
    ['/&(?:(amp|lt|gt|quot|apos)|#(\\d{1,7})|#x([0-9a-f]{1,6}));/gi', ['', '&', ''], ['', '&#1', '']],
  ),
];

export const formReadings: readonly Reading[] = [
  {
    file: 'server/features/returns/forms/xml.ts',
    what: 'an attribute in a form',
    read: (text) => attribute({ attributes: text }, 'r'),
    worst: [
      ['', ' r', ''],
      [' r', ' ', 'x'],
      ['', ' r="', ''],
    ],
  },
];
