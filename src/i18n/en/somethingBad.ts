export const somethingBad = {
  title: 'Something bad happened!',
  advice:
    'Clear the cache of your browser and reload the page. If it happens again, tell your administrator what you were doing.',
  reload: 'Reload',
  errorId: 'Error ID',
};
