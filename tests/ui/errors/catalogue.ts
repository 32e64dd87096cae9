/** The server's failing answer; status 0 means no answer. */
export interface Answer {
  call: `${'GET' | 'POST' | 'PUT' | 'DELETE'} /api/${string}`;
  status?: number;
  body?: object;
}

/** An action of a person. A name is a label, or the text of a button or link. */
export type Step =
  | readonly [act: 'click', name: string]
  | readonly [act: 'type', label: string, text: string]
  | readonly [act: 'choose', label: string, option: string]
  | readonly [act: 'lose the line'];

/** Where a text must appear, as a selector; 'log' is the browser's console. */
export const PLACES = {
  'red box': 'main section > .MuiAlert-colorError[role=alert]',
  banner: 'form .MuiAlert-colorError[role=alert]',
  'error dialog': '[role=alertdialog]:has(#error-dialog-title)',
  question: '[role=alertdialog]',
  toast: '.MuiSnackbar-anchorOriginTopRight .MuiAlert-root',
  finder: 'form:has(fieldset) :is(output, [role=alert])',
  'offline banner': 'header + output',
  'offline dialog': '[role=alertdialog]',
  'above the list': 'main section > p',
  fallback: 'main [role=alertdialog].something-bad',
} as const;

export type Place = keyof typeof PLACES | 'log';

/** What fails, how, what the person does, and which texts then appear where, a title before its text. */
type Row = readonly [
  what: string,
  fault: Answer | null,
  steps: readonly Step[],
  ...shows: (readonly [place: Place, ...texts: string[]])[],
];

/** Failures caused one after another on a screen that is opened once. */
interface Scene {
  screen: string;
  address: string;
  /** Answers that the tests' simulated foreign server does not give by itself. */
  answers?: readonly Answer[];
  /** Steps before the first failure. The fault that causes the failure applies to them already. */
  begin?: readonly Step[];
  rows: readonly Row[];
}

const fails = (call: Answer['call'], status: number, message?: string): Answer => ({
  call,
  status,
  body: message ? { message } : {},
});

const page = (record: object) => ({ content: [record], totalElements: 1, totalPages: 1 });

const NO_RESPONSE = 'Cannot connect to the server right now, please try again later.';
const TRIES_AGAIN =
  'Casebook tries again by itself. Please try again in a few minutes; if this lasts, tell whoever runs the server.';
const INTERNAL = 'Internal Server Error. Something went wrong on the server. Please try again later.';

const CASES = 'GET /api/case/foujdari-suit-cases-page';
const DELETION = 'DELETE /api/case/foujdari-suit-cases/21';
const FOUND = 'GET /api/case/case-fillings-by-date-and-nothi';
const AGENT = 'POST /api/case/freight-forwarder-agent';

const DELETE = ['click', 'Delete: S-1/AP/2024'] as const;
const YES = ['click', 'Yes, I am sure!'] as const;
const NO = ['click', 'No, cancel it!'] as const;
const RETRY = ['click', 'Try again'] as const;
const SAVE = ['click', 'Save'] as const;
const SWITCH = ['click', 'Change Status: Padma Traders'] as const;

const ERROR = ['error dialog', 'Error', 'There was an error'] as const;
const UNCHANGED = ['toast', 'Cancelled', 'Status Remain Unchanged'] as const;
const asks = (question: string) =>
  ['question', 'Are you sure?', question, 'No, cancel it!', 'Yes, I am sure!'] as const;

const byStatus = [
  [400, 'Bad Request. The server did not accept what was sent. Check what was filled in and try again.'],
  [403, 'Forbidden. Your role does not allow this. Ask your administrator if you need it.'],
  [404, 'Not Found. What you asked for is not on the server. It may have been deleted.'],
  [500, INTERNAL],
  [0, 'Network Error. The server could not be reached. Check the connection and try again.'],
] as const;

const byBody = [
  ['its message', { message: 'From message', error: 'From error' }, 'From message'],
  ['else its error', { error: 'From error', title: 'From title' }, 'From error'],
  ['else its title', { title: 'From title', detail: 'From detail' }, 'From title'],
  ['else its detail', { detail: 'From detail' }, 'From detail'],
] as const;

/**
 * All failures: how each is caused, and which text must appear where. Sign-in, expired sessions, users,
 * notifications, logos and unknown URLs have tests of their own.
 */
export const scenes: readonly Scene[] = [
  {
    screen: 'a list',
    address: '/foujdari-cases-list',
    rows: [
      ['a list, with a message', fails(CASES, 500, 'The disk is full'), [], ['red box', 'The disk is full']],
      ['a list, without a message', fails(CASES, 500), [RETRY], ['red box', INTERNAL]],
      ['404', fails(CASES, 404), [RETRY], ['red box', '404 Not Found, Unexpected error.']],
      [
        '503, while our server cannot reach its database',
        {
          call: CASES,
          status: 503,
          body: { code: 'unavailable', message: 'The database cannot be reached right now' },
        },
        [RETRY],
        ['red box', 'The database cannot be reached right now', TRIES_AGAIN],
      ],
      ['no response', fails(CASES, 0), [RETRY], ['red box', NO_RESPONSE]],
      ['a deletion is asked', null, [RETRY, DELETE], asks('Do you really want to delete the case?')],
      ['a declined deletion', null, [NO], UNCHANGED],
      [
        'a deletion that fails, with a message',
        fails(DELETION, 409, 'The case is closed'),
        [DELETE, YES],
        ['error dialog', 'Error', 'The case is closed'],
      ],
      ['a deletion, no message', fails(DELETION, 500), [DELETE, YES], ['error dialog', 'Error', INTERNAL]],
      ['a deletion', null, [DELETE, YES], ['toast', 'Successful!', 'Delete Successful']],
      [
        'offline',
        null,
        [['lose the line']],
        ['offline banner', 'No Internet Connection Available!'],
        [
          'offline dialog',
          'No Internet Connection Available!',
          'Try to connect over mobile network or wifi.',
          'Cancel',
          'Try again',
        ],
        ['above the list', 'As of '],
      ],
    ],
  },
  {
    screen: 'the list of users',
    address: '/users-list',
    rows: [['the list', fails('GET /api/case/get-all-user', 500, 'Locked'), [], ['red box', 'Locked']]],
  },
  {
    screen: 'a view',
    address: '/foujdari-cases-list/21/details',
    rows: [
      [
        'the view',
        fails('GET /api/case/foujdari-suit-cases/21', 500, 'The archive is closed'),
        [],
        ['error dialog', 'Something went wrong!', 'The archive is closed'],
      ],
    ],
  },
  {
    screen: 'the list of companies',
    address: '/importer-exporter-list',
    answers: [
      {
        call: 'GET /api/case/search-company-page',
        body: page({ id: 7, companyName: 'Padma Traders', isActive: true, logo: '' }),
      },
    ],
    rows: [
      ['a change of status is asked', null, [SWITCH], asks('Do you really want to change Company status?')],
      ['a declined change of status', null, [NO], UNCHANGED],
      [
        'a change of status that fails',
        fails('POST /api/case/change-status/7', 400, 'It has open cases'),
        [SWITCH, YES],
        ['error dialog', 'Error', 'It has open cases'],
      ],
      [
        'a company that cannot be changed',
        fails('PUT /api/case/companies/7', 500, 'No'),
        [['click', 'Edit: Padma Traders'], ['type', 'Importer/Exporter', 'Jamuna Traders'], SAVE],
        ERROR,
      ],
    ],
  },
  {
    screen: 'the finder',
    address: '/add-foujdari-case',
    answers: [{ call: FOUND, body: [] }],
    rows: [
      [
        'none found by file number',
        null,
        [
          ['type', 'File Number', 'S-404'],
          ['click', 'Search'],
        ],
        ['finder', 'No Case Found', 'Please Enter Valid File Number'],
      ],
      [
        'none found by date',
        null,
        [['type', 'Adjudication Date', '01/02/2024']],
        ['finder', 'No Case Found', 'Please Select Another Date'],
      ],
      [
        'a search that fails',
        fails(FOUND, 500),
        [['type', 'Adjudication Date', '02/02/2024']],
        ['finder', 'Something Went Wrong', INTERNAL],
      ],
    ],
  },
  {
    screen: 'a screen that breaks',
    address: '/foujdari-cases-list',
    answers: [{ call: CASES, body: page({ id: 1, caseFilling: { id: 1, nothiNumber: { broken: true } } }) }],
    rows: [['a render error', null, [], ['fallback', 'Something bad happened!', 'Reload']]],
  },
  {
    screen: 'a form, by what the server says and by status',
    address: '/create-freight-forwarder-agent',
    begin: [
      ['type', 'Agent Name', 'Meghna Freight'],
      ['type', 'AIN', '301'],
      ['type', 'Mobile Number', '01711000000'],
      ['type', 'Address', 'Agrabad'],
    ],
    rows: [
      ...byBody.map(([what, body, text]): Row => [
        what,
        { call: AGENT, status: 400, body },
        [SAVE],
        ['banner', text],
        ERROR,
      ]),
      ...byStatus.map(([status, text]): Row => [
        `else the status ${status}`,
        fails(AGENT, status),
        [SAVE],
        ['banner', text],
        ERROR,
      ]),
    ],
  },
  {
    screen: 'the edit of an agent',
    address: '/freight-forwarder-agent-list',
    answers: [
      {
        call: 'GET /api/case/search-freight-forwarder-agent-page',
        body: page({ id: 4, agentName: 'Meghna', licNo: '3', contactNumber: '017', address: 'Agrabad' }),
      },
    ],
    rows: [
      [
        'an agent that cannot be changed',
        fails('PUT /api/case/freight-forwarder-agent/4', 500, 'No'),
        [['click', 'Edit: Meghna'], ['type', 'Agent Name', 'Jamuna'], SAVE],
        ERROR,
      ],
    ],
  },
  {
    screen: 'a new case filing',
    address: '/add-case-fillings',
    rows: [
      [
        'reference data that cannot be loaded',
        fails('GET /api/case/banks', 500),
        [['type', 'Section File Number', 'S-9']],
        ['log', 'Reference data could not be loaded.'],
      ],
      [
        'a filing that cannot be added',
        fails('POST /api/case/case-fillings', 409, 'Registered already'),
        [['choose', 'Section/Branch', 'AIR'], SAVE],
        ['banner', 'Registered already'],
        ['error dialog', 'Error', 'Registered already'],
      ],
    ],
  },
  {
    screen: 'the edit of a case',
    address: '/foujdari-cases-list/21/edit',
    rows: [
      [
        'a case that cannot be changed',
        fails('PUT /api/case/foujdari-suit-cases/21', 500, 'The court is closed'),
        [['type', 'FIR Number', '12'], SAVE],
        ['banner', 'The court is closed'],
        ['error dialog', 'Error', 'The court is closed'],
      ],
    ],
  },
];
