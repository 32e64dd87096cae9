/** What the server does instead of answering; a status of 0 is no answer at all. */
export interface Answer {
  call: `${'GET' | 'POST' | 'PUT' | 'DELETE'} /api/${string}`;
  status?: number;
  body?: object;
}

/** What a person does. A name is a label, or the text of a button or link. */
export type Step =
  | readonly [act: 'click', name: string]
  | readonly [act: 'type', label: string, text: string]
  | readonly [act: 'choose', label: string, option: string]
  | readonly [act: 'lose the line']
  | readonly [act: 'get the line back'];

/** Where a text must stand (docs/contract.md, and what each screen is for). */
export type Place =
  /** Above the content of a page. */
  | 'red box'
  /** Above the form. */
  | 'banner'
  /** A title and a text, with a button to close it. */
  | 'error dialog'
  | 'question'
  /** Top right; its time is told below. */
  | 'toast'
  /** Among the finder's fields. */
  | 'finder'
  /** Below the bar, as long as it is so. */
  | 'offline banner'
  | 'offline dialog'
  /** Above a list that may be old. */
  | 'above the list'
  /** Instead of the screen. */
  | 'fallback'
  /** Nowhere but in the browser's log. */
  | 'log';

export interface Row {
  what: string;
  fault?: Answer;
  steps?: readonly Step[];
  /** A title goes before its text. */
  shows: readonly (readonly [place: Place, ...texts: string[]])[];
}

/** Rows that are provoked one after the other, on one screen that is opened once. */
export interface Scene {
  screen: string;
  address: string;
  /** What the server has, where the other make of server of the tests has nothing. */
  answers?: readonly Answer[];
  /** What is done once, before the first row; faults of that row included. */
  begin?: readonly Step[];
  rows: readonly Row[];
}

const NO_RESPONSE = 'Cannot connect to the server right now, please try again later.';
const INTERNAL = 'Internal Server Error. Something went wrong on the server. Please try again later.';

const page = (record: object) => ({ content: [record], totalElements: 1, totalPages: 1 });

const CASES = 'GET /api/case/foujdari-suit-cases-page';
const DELETION = 'DELETE /api/case/foujdari-suit-cases/21';
const DELETE = ['click', 'Delete: S-1/AP/2024'] as const;
const YES = ['click', 'Yes, I am sure!'] as const;
const RETRY = ['click', 'Try again'] as const;
const SAVE = ['click', 'Save'] as const;

const AGENT = 'POST /api/case/freight-forwarder-agent';
const AGENT_FAILED = ['error dialog', 'Error', 'There was an error'] as const;

const COMPANY: Answer = {
  call: 'GET /api/case/search-company-page',
  body: page({ id: 7, companyName: 'Padma Traders', isActive: true, logo: '' }),
};

/** The catalogue of failures: how each is provoked, and where which text must appear. */
export const scenes: readonly Scene[] = [
  {
    screen: 'a list',
    address: '/foujdari-cases-list',
    rows: [
      {
        what: 'a list that fails, with the server’s message',
        fault: { call: CASES, status: 500, body: { message: 'The disk is full' } },
        shows: [['red box', 'The disk is full']],
      },
      {
        what: 'a list that fails without a message',
        fault: { call: CASES, status: 500 },
        steps: [RETRY],
        shows: [['red box', INTERNAL]],
      },
      {
        what: '404',
        fault: { call: CASES, status: 404 },
        steps: [RETRY],
        shows: [['red box', '404 Not Found, Unexpected error.']],
      },
      {
        what: 'no response',
        fault: { call: CASES, status: 0 },
        steps: [RETRY],
        shows: [['red box', NO_RESPONSE]],
      },
      {
        what: 'the question before a deletion',
        steps: [RETRY, DELETE],
        shows: [
          [
            'question',
            'Are you sure?',
            'Do you really want to delete the case?',
            'No, cancel it!',
            'Yes, I am sure!',
          ],
        ],
      },
      {
        what: 'a declined deletion',
        steps: [['click', 'No, cancel it!']],
        shows: [['toast', 'Cancelled', 'Status Remain Unchanged']],
      },
      {
        what: 'a deletion that fails, with the server’s message',
        fault: { call: DELETION, status: 409, body: { message: 'The case is closed' } },
        steps: [DELETE, YES],
        shows: [['error dialog', 'Error', 'The case is closed']],
      },
      {
        what: 'a deletion that fails without a message',
        fault: { call: DELETION, status: 500 },
        steps: [DELETE, YES],
        shows: [['error dialog', 'Error', INTERNAL]],
      },
      {
        what: 'a deletion',
        steps: [DELETE, YES],
        shows: [['toast', 'Successful!', 'Delete Successful']],
      },
      {
        what: 'offline',
        steps: [['lose the line']],
        shows: [
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
      },
    ],
  },
  {
    screen: 'the list of users',
    address: '/users-list',
    rows: [
      {
        what: 'a list of users that fails',
        fault: { call: 'GET /api/case/get-all-user', status: 500, body: { message: 'Users are locked' } },
        shows: [['red box', 'Users are locked']],
      },
    ],
  },
  {
    screen: 'a view',
    address: '/foujdari-cases-list/21/details',
    rows: [
      {
        what: 'a view that fails',
        fault: {
          call: 'GET /api/case/foujdari-suit-cases/21',
          status: 500,
          body: { message: 'The archive is closed' },
        },
        shows: [['error dialog', 'Something went wrong!', 'The archive is closed']],
      },
    ],
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
      {
        what: 'its message',
        fault: { call: AGENT, status: 400, body: { message: 'From message', error: 'From error' } },
        steps: [SAVE],
        shows: [['banner', 'From message'], AGENT_FAILED],
      },
      {
        what: 'else its error',
        fault: { call: AGENT, status: 400, body: { error: 'From error', title: 'From title' } },
        steps: [SAVE],
        shows: [['banner', 'From error'], AGENT_FAILED],
      },
      {
        what: 'else its title',
        fault: { call: AGENT, status: 400, body: { title: 'From title', detail: 'From detail' } },
        steps: [SAVE],
        shows: [['banner', 'From title'], AGENT_FAILED],
      },
      {
        what: 'else its detail',
        fault: { call: AGENT, status: 400, body: { detail: 'From detail' } },
        steps: [SAVE],
        shows: [['banner', 'From detail'], AGENT_FAILED],
      },
      ...(
        [
          [
            400,
            'Bad Request. The server did not accept what was sent. Check what was filled in and try again.',
          ],
          [403, 'Forbidden. Your role does not allow this. Ask your administrator if you need it.'],
          [404, 'Not Found. What you asked for is not on the server. It may have been deleted.'],
          [500, INTERNAL],
          [0, 'Network Error. The server could not be reached. Check the connection and try again.'],
        ] as const
      ).map(([status, text]): Row => ({
        what: `else the status ${status}`,
        fault: { call: AGENT, status },
        steps: [SAVE],
        shows: [['banner', text], AGENT_FAILED],
      })),
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
      {
        what: 'an agent that cannot be changed',
        fault: { call: 'PUT /api/case/freight-forwarder-agent/4', status: 500, body: { message: 'No' } },
        steps: [['click', 'Edit: Meghna'], ['type', 'Agent Name', 'Jamuna'], SAVE],
        shows: [AGENT_FAILED],
      },
    ],
  },
  {
    screen: 'a new company',
    address: '/add-company',
    rows: [
      {
        what: 'a company that cannot be added',
        fault: { call: 'POST /api/case/companies', status: 500, body: { message: 'No' } },
        steps: [['type', 'Importer/Exporter', 'Bay Traders'], SAVE],
        shows: [AGENT_FAILED],
      },
    ],
  },
  {
    screen: 'the list of companies',
    address: '/importer-exporter-list',
    answers: [COMPANY],
    rows: [
      {
        what: 'the question before a change of status',
        steps: [['click', 'Change Status: Padma Traders']],
        shows: [
          [
            'question',
            'Are you sure?',
            'Do you really want to change Company status?',
            'No, cancel it!',
            'Yes, I am sure!',
          ],
        ],
      },
      {
        what: 'a declined change of status',
        steps: [['click', 'No, cancel it!']],
        shows: [['toast', 'Cancelled', 'Status Remain Unchanged']],
      },
      {
        what: 'a change of status that fails',
        fault: {
          call: 'POST /api/case/change-status/7',
          status: 400,
          body: { message: 'It has open cases' },
        },
        steps: [['click', 'Change Status: Padma Traders'], YES],
        shows: [['error dialog', 'Error', 'It has open cases']],
      },
      {
        what: 'a company that cannot be changed',
        fault: { call: 'PUT /api/case/companies/7', status: 500, body: { message: 'No' } },
        steps: [['click', 'Edit: Padma Traders'], ['type', 'Importer/Exporter', 'Jamuna Traders'], SAVE],
        shows: [AGENT_FAILED],
      },
    ],
  },
  {
    screen: 'a new case filing',
    address: '/add-case-fillings',
    rows: [
      {
        what: 'reference data that cannot be loaded',
        fault: { call: 'GET /api/case/banks', status: 500 },
        steps: [['type', 'Section File Number', 'S-9']],
        shows: [['log', 'Reference data could not be loaded.']],
      },
      {
        what: 'a case that cannot be added',
        fault: { call: 'POST /api/case/case-fillings', status: 409, body: { message: 'Registered already' } },
        steps: [['choose', 'Section/Branch', 'AIR'], SAVE],
        shows: [
          ['banner', 'Registered already'],
          ['error dialog', 'Error', 'Registered already'],
        ],
      },
    ],
  },
  {
    screen: 'the edit of a case',
    address: '/foujdari-cases-list/21/edit',
    rows: [
      {
        what: 'a case that cannot be changed',
        fault: {
          call: 'PUT /api/case/foujdari-suit-cases/21',
          status: 500,
          body: { message: 'The court is closed' },
        },
        steps: [['type', 'FIR Number', '12'], SAVE],
        shows: [
          ['banner', 'The court is closed'],
          ['error dialog', 'Error', 'The court is closed'],
        ],
      },
    ],
  },
  {
    screen: 'the finder',
    address: '/add-foujdari-case',
    answers: [{ call: 'GET /api/case/case-fillings-by-date-and-nothi', body: [] }],
    rows: [
      {
        what: 'none found by file number',
        steps: [
          ['type', 'File Number', 'S-404'],
          ['click', 'Search'],
        ],
        shows: [['finder', 'No Case Found', 'Please Enter Valid File Number']],
      },
      {
        what: 'none found by date',
        steps: [['type', 'Adjudication Date', '01/02/2024']],
        shows: [['finder', 'No Case Found', 'Please Select Another Date']],
      },
      {
        what: 'a search that fails',
        fault: { call: 'GET /api/case/case-fillings-by-date-and-nothi', status: 500 },
        steps: [['type', 'Adjudication Date', '02/02/2024']],
        shows: [['finder', 'Something Went Wrong', INTERNAL]],
      },
    ],
  },
  {
    screen: 'a screen that breaks',
    address: '/foujdari-cases-list',
    answers: [{ call: CASES, body: page({ id: 1, caseFilling: { id: 1, nothiNumber: { broken: true } } }) }],
    rows: [{ what: 'a render error', shows: [['fallback', 'Something bad happened!', 'Reload']] }],
  },
];

/** Rows whose screens have tests of their own, which provoke them. */
export const provenElsewhere: readonly { what: string; texts: string[]; file: string; test: string }[] = [
  {
    what: '401, when the session cannot be renewed',
    texts: ['Your session has ended'],
    file: 'tests/ui/layout/app.test.tsx',
    test: 'a session that expires is given up by Escape, which leads to the sign-in',
  },
  {
    what: 'an address that leads nowhere',
    texts: ['Page not found.', 'Back to Home'],
    file: 'tests/ui/layout/app.test.tsx',
    test: '%s is not found, with a way home',
  },
  {
    what: 'a sign-in that fails, in a red box',
    texts: ['Bad credentials'],
    file: 'tests/ui/signIn/signIn.test.tsx',
    test: "shows the server's error_description in a red box and selects what was wrong",
  },
  {
    what: 'an OTP that cannot be sent, in a red box',
    texts: ['SMS gateway is down', NO_RESPONSE],
    file: 'tests/ui/signIn/signIn.test.tsx',
    test: 'shows what the server says when it fails, and that it cannot be reached when it does not answer',
  },
  {
    what: 'a role that may not sign in',
    texts: ['The User you are trying to login is not authorized'],
    file: 'tests/ui/signIn/signIn.test.tsx',
    test: 'refuses a token without the admin or customs role and ends its session',
  },
  {
    what: 'an OTP that was sent, in a toast for five seconds',
    texts: ['OTP SENT SUCCESSFULLY..!'],
    file: 'tests/ui/signIn/signIn.test.tsx',
    test: 'takes the toast away after five seconds',
  },
  {
    what: 'a notification that cannot be marked, in a dialog',
    texts: ['Not today'],
    file: 'tests/ui/notifications/bell.test.tsx',
    test: 'that cannot be marked stays, and a dialog says why in the server’s words',
  },
  {
    what: 'a file that is no picture, in a dialog',
    texts: ['Please upload a valid file'],
    file: 'tests/browser/companies.spec.ts',
    test: 'a logo may be dropped or pasted, replaced and removed; another file is refused',
  },
  {
    what: 'roles and workplaces that cannot be loaded',
    texts: ['There was an error getting Roles', 'There was an error getting Workplaces'],
    file: 'tests/ui/users/forms.test.tsx',
    test: 'says which lists could not be fetched',
  },
  {
    what: 'a user that cannot be added',
    texts: ['The user list is full', 'ErrorThere was an error'],
    file: 'tests/ui/users/forms.test.tsx',
    test: 'is not saved: the server’s message, or that there was an error',
  },
  {
    what: 'a user that cannot be changed',
    texts: ['ErrorThere was an error'],
    file: 'tests/ui/users/forms.test.tsx',
    test: 'an edited user is saved with what its form shows, or there was an error',
  },
];
