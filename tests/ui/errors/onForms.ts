import type { Row, Scene } from './row';

const INTERNAL = 'Internal Server Error. Something went wrong on the server. Please try again later.';

const page = (record: object) => ({ content: [record], totalElements: 1, totalPages: 1 });

const SAVE = ['click', 'Save'] as const;

const AGENT = 'POST /api/case/freight-forwarder-agent';

const THERE_WAS_AN_ERROR = ['error dialog', 'Error', 'There was an error'] as const;

/** Failures when adding and changing records. */
export const onForms: readonly Scene[] = [
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
        shows: [['banner', 'From message'], THERE_WAS_AN_ERROR],
      },
      {
        what: 'else its error',
        fault: { call: AGENT, status: 400, body: { error: 'From error', title: 'From title' } },
        steps: [SAVE],
        shows: [['banner', 'From error'], THERE_WAS_AN_ERROR],
      },
      {
        what: 'else its title',
        fault: { call: AGENT, status: 400, body: { title: 'From title', detail: 'From detail' } },
        steps: [SAVE],
        shows: [['banner', 'From title'], THERE_WAS_AN_ERROR],
      },
      {
        what: 'else its detail',
        fault: { call: AGENT, status: 400, body: { detail: 'From detail' } },
        steps: [SAVE],
        shows: [['banner', 'From detail'], THERE_WAS_AN_ERROR],
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
        shows: [['banner', text], THERE_WAS_AN_ERROR],
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
        shows: [THERE_WAS_AN_ERROR],
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
        shows: [THERE_WAS_AN_ERROR],
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
];
