/** Texts for a failed call when the server's answer has none. */
export const errors = {
  noResponse: 'Cannot connect to the server right now, please try again later.',
  outage:
    'Casebook tries again by itself. Please try again in a few minutes; if this lasts, tell whoever runs the server.',
  askedAgain: 'Casebook asks again every %{seconds} seconds; this goes away by itself.',
  notFound: '404 Not Found, Unexpected error.',
  status: {
    '0': 'Network Error. The server could not be reached. Check the connection and try again.',
    '400': 'Bad Request. The server did not accept what was sent. Check what was filled in and try again.',
    '401': 'Unauthorized. Your session is not valid any more. Sign in again to go on.',
    '403': 'Forbidden. Your role does not allow this. Ask your administrator if you need it.',
    '404': 'Not Found. What you asked for is not on the server. It may have been deleted.',
    '500': 'Internal Server Error. Something went wrong on the server. Please try again later.',
    other: 'Unexpected error (%{status}). Please try again later.',
  },
};
