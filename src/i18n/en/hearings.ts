import type {
  HearingField,
  HearingResult,
  purposes as purposeNames,
  resultFields,
} from '../../../domain/hearings';

/** `hearings`: the dialogs of hearings; `resources.hearings`: their fields and choices. */
const hearings = {
  adjudication: 'Custom House (adjudication)',
  add: 'Add hearing',
  edit: 'Edit hearing',
  added: 'Hearing added',
  saved: 'Hearing saved',
  delete: 'Delete hearing',
  deleteQuestion:
    'Do you really want to delete this hearing? If it is a hearing date of the case’s form, that date is emptied too.',
  deleted: 'Hearing deleted',
  result: 'Result of the hearing',
  enterResult: 'Enter result',
  correctResult: 'Correct result',
  resultSaved: 'Result saved',
  addStay: 'Add stay',
  next: 'Next hearing',
  oneWeek: '+1 week',
  oneMonth: '+1 month',
  notFixed: 'Date not fixed',
  decided: 'After saving, the case opens so that its order can be entered.',
  stillFollows:
    'A next hearing is already entered. Remove it if it will not take place. It stays in the diary if it was there before or has entries of its own.',
  removeNext: 'Remove next hearing',
  closed: 'No sitting on %{day}: %{name}.',
  nextSitting: 'Next sitting day: %{day}',
  count: '%{smart_count} hearing |||| %{smart_count} hearings',
};

const purposes = {
  ADMISSION: 'Admission',
  RULE: 'Rule',
  STAY: 'Stay or interim order',
  HEARING: 'Hearing',
  JUDGMENT: 'Judgment',
  MENTION: 'Mention',
  OTHER: 'Other',
} satisfies Record<(typeof purposeNames)[number], string>;

export const catalogue = {
  hearings,
  resources: {
    hearings: {
      name: 'Hearings',
      fields: {
        proceedingId: 'Case',
        date: 'Date',
        time: 'Time (HH:MM)',
        court: 'Court',
        itemNo: 'Item no. in the cause list',
        withId: 'Heard with item no.',
        purpose: 'Purpose',
        lawOfficer: 'Law officer',
        note: 'Note',
        result: 'Result',
        resultNote: 'Note on the result',
        nextId: 'Next hearing',
        origin: 'Entered in',
        nextDate: 'Next date',
        nextTime: 'Time of the next hearing (HH:MM)',
        nextPurpose: 'Purpose of the next hearing',
        decidedOn: 'Decided on',
      } satisfies Record<'nextId' | 'origin' | HearingField | keyof typeof resultFields, string>,
      choices: {
        purpose: purposes,
        nextPurpose: purposes,
        origin: { own: 'The diary', first: 'The first hearing date', second: 'The second hearing date' },
        result: {
          HEARD: 'Part heard',
          ADJOURNED: 'Adjourned',
          NOT_REACHED: 'In the list, not reached',
          OUT_OF_LIST: 'Out of list',
          INTERIM_ORDER: 'Interim order passed',
          RESERVED: 'Judgment reserved',
          DECIDED: 'Decided',
        } satisfies Record<HearingResult, string>,
      },
    },
  },
};
