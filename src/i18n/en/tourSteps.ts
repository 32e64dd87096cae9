export const tourSteps = {
  next: 'Next',
  back: 'Back',
  done: 'Done',
  skip: 'Leave the tour',
  progress: '%{step} of %{of}',
  steps: {
    menu: {
      title: 'All registers',
      text: 'Companies and agents, demand notices, and the cases of each court are grouped here.',
    },
    search: {
      title: 'Find a file',
      text: 'Type part of a number or name, in English or Bengali digits. The list updates while you type.',
    },
    controls: {
      title: 'Filter and sort',
      text: 'Narrow the list down, or put it in another order. The number says how many filters are set.',
    },
    columns: {
      title: 'What you see of a list',
      text: 'Put the list in another order, hide columns that you do not need, and keep views of it.',
    },
    export: {
      title: 'Export the list',
      text: 'Downloads all rows that match your search as a spreadsheet, in the order of the list.',
    },
    bell: {
      title: 'Notifications',
      text: 'What is new for you. The number says how many you have not read.',
    },
    person: {
      title: 'Your account',
      text: 'Your settings, the keyboard shortcuts and this tour are here; the language is beside it.',
    },
  },
};

/** Fetched with the tour (src/i18n/index.ts). */
export const catalogue = { tourSteps };
