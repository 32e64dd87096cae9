import type { Answer, Scene } from './row';

const NO_RESPONSE = 'Cannot connect to the server right now, please try again later.';

const TRIES_AGAIN =
  'Casebook tries again by itself. Please try again in a few minutes; if this lasts, tell whoever runs the server.';

const INTERNAL = 'Internal Server Error. Something went wrong on the server. Please try again later.';

const page = (record: object) => ({ content: [record], totalElements: 1, totalPages: 1 });

const CASES = 'GET /api/case/foujdari-suit-cases-page';

const DELETION = 'DELETE /api/case/foujdari-suit-cases/21';

const DELETE = ['click', 'Delete: S-1/AP/2024'] as const;

const YES = ['click', 'Yes, I am sure!'] as const;

const RETRY = ['click', 'Try again'] as const;

const SAVE = ['click', 'Save'] as const;

const THERE_WAS_AN_ERROR = ['error dialog', 'Error', 'There was an error'] as const;

const COMPANY: Answer = {
  call: 'GET /api/case/search-company-page',
  body: page({ id: 7, companyName: 'Padma Traders', isActive: true, logo: '' }),
};

/** Failures of lists, lookups and views. */
export const onLists: readonly Scene[] = [
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
        what: '503, while our server cannot reach its database',
        fault: {
          call: CASES,
          status: 503,
          body: {
            code: 'unavailable',
            message: 'The database cannot be reached right now',
          },
        },
        steps: [RETRY],
        shows: [['red box', 'The database cannot be reached right now', TRIES_AGAIN]],
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
        shows: [THERE_WAS_AN_ERROR],
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
