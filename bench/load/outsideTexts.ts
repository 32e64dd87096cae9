import { companyFields } from '../../domain/companies';
import { courtKey } from '../../domain/courtNames';
import { parseTypedDay } from '../../domain/dates';
import { PARAGRAPHS } from '../../domain/fields';
import { foldTerm } from '../../domain/folding';
import { newUserFields } from '../../domain/users';
import { redacted } from '../../domain/faults';
import { imageBytes, isImage } from '../../domain/images';
import { check } from '../../domain/validation';
import { isIndexed } from '../../server/platform/lists/searching';
import { sessionParams } from '../../server/features/accounts/accountRoutes';
import { causeListReadings } from './causeListTexts';
import { of, type Expression, type Reading } from './expression';
import { formExpressions, formReadings } from './formTexts';
import { gazetteExpressions, gazetteReadings } from './gazetteTexts';
import { importReadings } from './importTexts';
import { noteReading } from './noteTexts';
import { searchReadings } from './searchTexts';

/** Every expression that reads user input. A test compares this list with the sources. */
export const expressions: readonly Expression[] = [
  ...gazetteExpressions,
  ...formExpressions,
  ...of('domain/caseFilings.ts', ['/^c-/i']),
  ...of(
    'domain/companies.ts',
    ['/^(88)?\\d{11}$/', ['', '8', '']],
    ['/^\\d{13}$/'],
    ['/^(\\d{9})(\\d{4})$/'],
    ['/^\\d{12}$/'],
    ['/[\\s+-]/g', ['', ' ', '']],
  ),
  ...of(
    'domain/dates.ts',
    ['/^(\\d{4})-(\\d{2})-(\\d{2})$/', ['2026-', '0', '']],
    ['/T[\\d:.]+$/', ['', 'T1', 'x'], ['T', '1', 'x']],
  ),
  ...of('domain/digits.ts', ['/[০-৯]/g', ['', '৯', '']], ['/[0-9]/g', ['', '9', '']]),
  ...of(
    'domain/faults.ts',
    ['/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/'],
    [
      '/[\\u0000-\\u0009\\u000b-\\u001f\\u007f-\\u009f\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]+/g',
      ['', '\u0000', 'x'],
    ],
    ['/\\s+/g'],
    ['/[^\\w-]/'],
    ["/^'[A-Za-z_$][\\w$.]*'$/", ["'a", '.', 'x'], ["'", 'a', '-']],
    ['/\\bBearer\\s+\\S+/gi', ['', 'Bearer ', ''], ['Bearer', ' ', '']],
    ['/[\\w.-]+/g', ['', 'a-', ''], ['', 'a.', '!']],
    ['/\\?[^\\s)\'"]*/g'],
    ['/data:[^\\s)\'"]+/g', ['', 'data:', ' ']],
    [
      "/\"[^\"\\n]*\"?|“[^”\\n]*”?|`[^`\\n]*`?|(?<![\\p{L}\\p{M}\\p{N}])'(?:[^'\\n]|'(?=[\\p{L}\\p{N}]))*'?/gu",
      ['', "'a", ''],
      ['', " 'a", ''],
      ['', "' ", ''],
    ],
    ['/[?#].*$/s'],
    ['/^([a-z][a-z-]*|\\d{0,15})$/', ['a', '-', '!']],
  ),
  ...of('domain/casePages.ts', ['/\\{(division|type|number|year)\\}/g', ['', '{', ''], ['', '{type}', '']]),
  ...of('domain/listFilters.ts', ['/^[1-9]\\d{0,14}$/']),
  ...of('domain/fileNumber.ts', ['/^\\.\\.?$/']),
  ...of('domain/folding.ts', ['/^[ -~]*$/', ['', 'a', 'é']]),
  ...of('domain/images.ts', ['/^[A-Za-z0-9+/]+={0,2}$/', ['', 'A', '!'], ['A', '=', '!']]),
  ...of('domain/keptLists.ts', ['/\\s+/g', ['', ' ', ''], ['a', ' ', 'a']]),
  ...of(
    'server/platform/http/plugins/monitoring.ts',
    ['/^Bearer +(\\S+) *$/i', ['Bearer ', 'a', ' !'], ['Bearer a', ' ', '!'], ['Bearer', ' ', '']],
    ['/^(127\\.|::1$|::ffff:127\\.)/'],
  ),
  ...of('domain/kinds/ref.ts', ['/^\\d{1,15}$/']),
  ...of('domain/kinds/text.ts', ['/^https?:/i'], ['/^\\d{11}$/'], ['/[\\s-]/g', ['', ' -', '']]),
  ...of('domain/months.ts', ['/^(?!0000)\\d{4}-(0[1-9]|1[0-2])$/']),
  ...of('domain/passwords.ts', ['/[^\\p{L}\\p{M}]+/u', ['', 'a1', '']]),
  ...of(
    'domain/texts.ts',
    ['/[\\u200B\\u00AD\\uFEFF]/g', ['', '\u200b', '']],
    ['/\\r\\n|[\\t\\n\\r\\u0085\\u2028\\u2029]/g', ['', '\r\n', '']],
    ['/[\\u0085\\u2028\\u2029]/g', ['', '\u0085', '']],
    [
      '/([\\u0981-\\u09E3\\u09F0\\u09F1\\u09FC\\u09FE]?)([\\u200C\\u200D]+)/g',
      ['', 'ক\u200d', ''],
      ['ক', '\u200d', ''],
    ],
    ['/[\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069]/', ['', 'ক', '']],
    [
      '/[\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u2060-\\u2065\\u206A-\\u206F\\uFFF9-\\uFFFB\\p{Surrogate}]/u',
      ['', 'ক', ''],
    ],
    ['/^([01]\\d|2[0-3]):[0-5]\\d$/'],
    [
      '/^(\\d{1,2})(?:[:.]?(\\d\\d)(?:[:.]\\d\\d)?)?\\s*(?:([ap])\\.?\\s?m\\.?)?$/',
      ['', '1', ''],
      ['10', ' ', 'x'],
    ],
    ['/^[\\p{L}\\p{M}0-9০-৯._@-]*$/u', ['', 'ক', '!']],
    [
      "/^(?!\\.)(?!.*\\.\\.)[\\w.+'-]*[\\w+-]@([a-z\\d][a-z\\d-]*\\.)+[a-z]{2,}$/i",
      ['a@', 'a.', '!'],
      ['a@a', '-', ''],
      ['', 'a', '@'],
      ['', '.', '@'],
    ],
  ),
  ...of(
    'domain/typedDays.ts',
    ['/^([+\\-−])\\s?(\\d{1,4})$/', ['+', '1', 'x']],
    ['/^(\\d{1,2})\\s*[/.\\- ]\\s*(\\d{1,2})\\s*[/.\\- ]\\s*(\\d{2})$/'],
    ['/^(\\d{2})(\\d{2})(\\d{4}|\\d{2})$/'],
    [
      '/^(\\d{1,2})(?:st|nd|rd|th|লা|রা|ঠা|ই|শে)?[\\s.,/-]*([^\\d\\s.,/-]+)[\\s.,/-]*(\\d{4}|\\d{2})$/',
      ['1', ' ', 'x'],
      ['1', 'a', ' '],
      ['1a', ' ', 'x'],
    ],
    [
      '/^([^\\d\\s.,/-]+)\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?,?\\s+(\\d{4})$/',
      ['', 'a', ' 1'],
      ['a', ' ', '1'],
      ['a 1', ' ', 'x'],
    ],
  ),
  ...of('server/platform/http/checking.ts', ['/^\\d{1,9}$/'], ['/^\\d+$/', ['', '1', 'x']]),
  ...of(
    'server/platform/log.ts',
    ['/^22[0-9A-Z]{3}$/'],
    ['/".*"/s', ['"', 'a', ''], ['', '"', '']],
    ['/oauth|password|token/i', ['', 'toke', ''], ['', 'oaut', '']],
    ['/\\?.*$/s'],
    ['/(calendar\\/).*$/is', ['', 'calendar', ''], ['calendar/', 'a', '']],
  ),
  ...of('server/features/today/feed/routes.ts', ['/^([\\w-]{20,100})\\.ics$/', ['', 'a', '.']]),
  ...of('server/features/history/routes.ts', [
    '/^(\\d{1,15}(,\\d{1,15})*)?$/',
    ['', '1,', 'x'],
    ['', '1', 'x'],
  ]),
  ...of('server/features/imports/parties.ts', ["/['\\\\]/g", ['', "'", '']]),
  ...of(
    'server/features/imports/references.ts',
    ['/[,;\\n]/', ['', ',', '']],
    ['/(?<![\\p{L}\\p{M}])(?:পিএলসি|পি এল সি|দি|দ্য)(?![\\p{L}\\p{M}])/gu', ['', 'দি ', ''], ['', 'দি', '']],
  ),
  ...of(
    'server/features/imports/names.ts',
    ['/[^a-z0-9]/g', ['', '-', '']],
    ['/[a-z]/g', ['', 'a', '']],
    ['/[1-9]/', ['', '0', '']],
    ['/^0+/', ['', '0', '']],
  ),
  ...of('server/features/imports/routes.ts', ['/\\p{Surrogate}/gu', ['', '\ud800', '']]),
  ...of('server/platform/mail.ts', ['/^\\s*bn\\b/i', ['', ' ', 'b']]),
  ...of('server/platform/resource/filters.ts', ['/^\\d{1,15}$/']),
  ...of(
    'server/platform/http/paging.ts',
    ['/^(-?\\d+)?$/', ['-', '1', 'x']],
    ['/ending$/', ['', 'ending', 'x']],
  ),
  ...of(
    'server/features/accounts/signIn/authentication.ts',
    ['/^\\/(api|oauth)(\\/|$)/'],
    ['/^Bearer +(\\S+) *$/i', ['Bearer ', ' ', 'x y'], ['Bearer x', ' ', 'y'], ['Bearer ', 'x', ' y']],
  ),
  ...of('server/platform/http/plugins/bodies.ts', [
    '/\\bgzip\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))/',
    ['', 'gzip;q=0,', ''],
    ['gzip', ' ', ';q=0'],
    ['gzip;q=0.', '0', ''],
    ['', 'gzip ; q=0 ', ','],
  ]),
  ...of('server/platform/http/addresses.ts', ['/^\\/(api|oauth)\\//']),
  ...of('server/platform/http/plugins/ui.ts', ['/^\\/(api|oauth|assets)(\\/|\\?|$)/']),
  ...of('server/programs/proxy.ts', [
    '/^(forwarded|x-real-ip|x-forwarded-.*)$/',
    ['x-forwarded-', 'a', '\n'],
  ]),
  ...of(
    'server/features/accounts/signIn/browserCookies.ts',
    ['/; ?/', ['', '; ', ''], ['', ';', '']],
    ['/^[\\w-]{43}$/'],
  ),
  ...of('server/features/accounts/signIn/routes.ts', [
    '/^Basic +([A-Za-z0-9+/=]+) *$/i',
    ['Basic ', ' ', '!'],
    ['Basic ', 'A', '!'],
    ['Basic A', ' ', '!'],
  ]),
  ...of('server/platform/http/addresses.ts', [
    '/^::ffff:(\\d+\\.\\d+\\.\\d+\\.\\d+)$/i',
    ['::ffff:', '1', '.'],
  ]),
  ...of(
    'server/features/accounts/signIn/devices.ts',
    ['/\\bEdg(e|A|iOS)?\\//', ['', 'Edge ', '']],
    ['/\\bOPR\\//', ['', 'OPR ', '']],
    ['/\\bSamsungBrowser\\//', ['', 'SamsungBrowser ', '']],
    ['/\\b(Firefox|FxiOS)\\//', ['', 'Firefox ', '']],
    ['/\\b(Chrome|CriOS)\\//', ['', 'Chrome ', '']],
    ['/\\bSafari\\//', ['', 'Safari ', '']],
    ['/\\bAndroid\\b/', ['', 'Androids ', '']],
    ['/\\b(iPhone|iPad)\\b/', ['', 'iPads ', '']],
    ['/\\bWindows\\b/', ['', 'Windowss ', '']],
    ['/\\bMac OS X\\b/', ['', 'Mac OS ', '']],
    ['/\\bCrOS\\b/', ['', 'CrOSs ', '']],
    ['/\\bLinux\\b/', ['', 'Linuxx ', '']],
    ['/[^\\w ./-]/g', ['', '!', '']],
  ),
  ...of('server/features/accounts/signIn/codes.ts', ['/[\\s-]/g', ['', ' -', '']], ['/^\\d{12}$/']),
  ...of('server/platform/http/streamedPage.ts', ['/[\\ud800-\\udbff]/']),
  ...of('server/platform/lists/searching.ts', ['/[\\\\%_]/g', ['', '%', '']]),
];

const fault = (part: 'message' | 'stack' | 'page') => (text: string) =>
  redacted({ id: '', kind: 'error', message: '', stack: '', page: '', version: '', [part]: text });

/** Functions that are timed as a whole, because they match an input with several expressions. */
export const readings: readonly Reading[] = [
  ...searchReadings,
  ...causeListReadings,
  ...importReadings,
  ...formReadings,
  ...gazetteReadings,
  noteReading,
  { file: 'domain/faults.ts', what: "a fault's message", read: fault('message') },
  { file: 'domain/faults.ts', what: "a fault's stack", read: fault('stack') },
  { file: 'domain/faults.ts', what: "a fault's page", read: fault('page') },
  {
    file: 'domain/dates.ts',
    what: 'a typed day',
    read: parseTypedDay,
    expressions: ['/^\\s*(\\d{1,2})\\s*[/.\\- ]\\s*(\\d{1,2})\\s*[/.\\- ]\\s*(\\d{4})\\s*$/'],
    worst: [
      ['1', ' ', 'x'],
      ['1 2', ' ', 'x'],
    ],
  },
  {
    file: 'domain/courtNames.ts',
    what: "a court's name",
    read: (text) => courtKey(text.slice(0, PARAGRAPHS)),
    expressions: ['/[a-z]/'],
    worst: [
      ['', 'no.', ''],
      ['', 'নং ', ''],
    ],
  },
  {
    file: 'domain/folding.ts',
    what: 'a search term that is folded',
    read: (text) => foldTerm(text.slice(0, PARAGRAPHS)), // longer texts are refused before they are folded
    worst: [
      ['', 'É', ''],
      ['', 'ক', '১'],
    ],
  },
  {
    file: 'domain/texts.ts',
    what: 'the name of a new user',
    read: (text) => check(newUserFields, 'create', { userName: text }),
    worst: [
      ['', 'a', 'ক'],
      ['', 'ক', 'a'],
    ],
  },
  {
    file: 'domain/images.ts',
    what: 'a picture',
    read: (text) => isImage(text) || imageBytes(text),
    worst: [['data:image/png;base64,', 'A', '!']],
  },
  {
    file: 'domain/validation.ts',
    what: 'an e-mail address and a picture in a form',
    read: (text) => check(companyFields, 'create', { companyName: 'Padma', email: text, logo: text }),
    worst: [
      ['a@', 'a.', '!'],
      ['a@a', '-', ''],
      ['', 'a', '@'],
      ['', '.', '@'],
      ['data:image/png;base64,', 'A', '!'],
    ],
  },
  {
    file: 'server/platform/lists/searching.ts',
    what: 'a search term',
    read: isIndexed,
    worst: [
      ['', 'a ', ''],
      ['', 'aa', ''],
    ],
  },
  {
    file: 'server/features/accounts/accountRoutes.ts',
    what: "a session's id",
    read(text) {
      try {
        return sessionParams.parse({ id: text });
      } catch {
        return null;
      }
    },
  },
];
