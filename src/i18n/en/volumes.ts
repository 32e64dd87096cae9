/** `volumes`: where the paper files are; `resources.volumes`, `resources.movements`: their fields. */
const volumes = {
  title: 'Paper file',
  volume: 'Volume %{no}',
  notEntered: 'Place not entered',
  out: 'out, due back %{day}',
  outOpen: 'out',
  late: '%{smart_count} day late |||| %{smart_count} days late',
  send: 'Send',
  addVolume: 'Add volume',
  editVolume: 'Edit volume',
  lastMoves: 'Last moves',
  takenBy: 'taken by %{name}',
  receivedAt: 'received %{day}, %{place}',
  notReceived: 'not received yet',
  saved: 'Volume saved',
  sent: 'Paper file sent',
  received: 'Paper file received',
  deleted: 'Volume deleted',
  deleteQuestion: 'Do you really want to delete this volume?',
  movement: {
    edit: 'Edit move',
    saved: 'Move saved',
  },
  list: {
    title: 'Paper files',
    outNow: 'Out',
    late: 'Late',
    back: 'Received',
    search: 'File number',
    state: 'Where',
  },
};

export const catalogue = {
  volumes,
  resources: {
    volumes: {
      name: 'Volumes',
      fields: { caseFilingId: 'Case Filing', no: 'Volume No.', place: 'Place', note: 'Note' },
    },
    movements: {
      name: 'Moves of paper files',
      deleteQuestion: 'Do you really want to delete this move?',
      deleted: 'Move deleted',
      fields: {
        nothiNumber: 'File number',
        no: 'Volume',
        volumeId: 'Volume',
        caseFilingId: 'Case Filing',
        to: 'To',
        by: 'Sent by',
        takenBy: 'Taken by',
        on: 'On',
        purpose: 'Purpose',
        dueBack: 'Due back',
        daysLate: 'Days late',
        receivedOn: 'Received on',
        receivedAt: 'Received at',
        at: 'Received at',
      },
    },
  },
};
