import { asTyped } from '../../domain/bengaliOrder';
import { attribute } from '../../server/features/returns/forms/xml';
import { of, type Expression, type Reading } from './expression';
import { scanExpressions } from './scanTexts';

/** The expressions that read what is uploaded, and the workbooks and documents that are forms of returns. */
export const formExpressions: readonly Expression[] = [
  ...of(
    'domain/bengaliOrder.ts',
    [
      '/(?<![\\u0995-\\u09b9\\u09bc\\u09ce\\u09dc\\u09dd\\u09df\\u09f0\\u09f1])[\\u09bf\\u09c7\\u09c8]/g',
      ['', 'ি', ''],
    ],
    [
      '/[\\u09bf\\u09c7\\u09c8](?![\\u0995-\\u09b9\\u09ce\\u09dc\\u09dd\\u09df\\u09f0\\u09f1])/g',
      ['', 'ি', ''],
    ],
  ),
  ...of(
    'domain/volumes.ts',
    ['/^(?:https?:\\/\\/[^\\s/]+)?\\/f\\/(\\d{1,15})\\/?$/i', ['http://', 'a', '']],
    ['/[\\n\\r]+/', ['', '\n', '']],
    ['/[,;|\\t]+/', ['', ',', '']],
    ['/\\p{Nd}/u'],
    ['/^\\s*\\p{Nd}{1,4}\\s*(?:[.)।]|$)\\s*(?!\\p{Nd})/u', ['', ' ', ''], ['1', ' ', 'x'], ['1.', ' ', '1']],
  ),
  ...scanExpressions,
  ...of('server/platform/http/attachment.ts', ["/['()*]/g"]),
  ...of('server/features/papers/content.ts', [
    '/^bytes=(?:(\\d{1,15})-(\\d{0,15})|-(\\d{1,15}))$/',
    ['bytes=', '1', ''],
    ['bytes=1-', '1', 'x'],
  ]),
  ...of('server/features/papers/store.ts', ['/^[0-9a-f]{64}$/'], ['/^[0-9a-f]{2}$/']),
  ...of(
    'server/features/papers/typeOf.ts',
    ['/^ftyp(hei|mif|msf|avi)/'],
    [
      '/^(?:\\xef\\xbb\\xbf|\\xff\\xfe|\\xfe\\xff)?\\s*<(?:!doctype|!--|html|head|body|script|svg|\\?xml|iframe)/i',
      ['', ' ', 'x'],
      ['<', '!', ''],
    ],
    ['/vbaProject\\.bin$/i', ['', 'vbaProject.bin', 'x']],
  ),
  ...of('server/features/papers/uploadRoutes.ts', ['/^\\d{1,15}$/']),
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
    file: 'domain/bengaliOrder.ts',
    what: 'the text layer of a PDF',
    read: asTyped,
    worst: [
      ['িি', 'ক্', ''],
      ['িি', 'িক্', ''],
      ['', 'িক', ''],
    ],
  },
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
