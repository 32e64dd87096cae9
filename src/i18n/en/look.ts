export const look = {
  scheme: 'Appearance',
  schemes: { system: 'Like the system', light: 'Light', dark: 'Dark' },
  printedOn: 'Printed on %{day}',
  nothingMatches: 'Nothing matches the search and the filters above.',
};
