/** `offline`: shown without a connection. */
export const offline = {
  title: 'No Internet Connection Available!',
  advice: 'Try to connect over mobile network or wifi.',
  cancel: 'Cancel',
  retry: 'Try again',
  asOf: 'As of %{time}',
  notHere:
    'What you asked for was not loaded before the connection was lost. It comes by itself when the connection is back.',
};
