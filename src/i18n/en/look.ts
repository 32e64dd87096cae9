export const look = {
  scheme: 'Appearance',
  schemes: { system: 'Like the system', light: 'Light', dark: 'Dark' },
  printedOn: 'Printed on %{day}',
  nothingMatches: {
    search: 'Nothing matches “%{term}”.',
    filters: 'Nothing matches the filters above.',
    both: 'Nothing matches “%{term}” together with the filters above.',
  },
};
