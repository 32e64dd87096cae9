import type { KeptBecause, RetentionClass, retentionRuleFields } from '../../../domain/retention';
import type { Outcome } from '../../../domain/proceedings';

export const retentionClassNames = {
  A: 'ক (permanent)',
  B: 'খ (10 years or more)',
  C: 'গ (3 to 5 years)',
  D: 'ঘ (1 year)',
} satisfies Record<RetentionClass, string>;

export const retentionRules = {
  one: 'Retention rule',
  create: 'Add retention rule',
  edit: 'Edit retention rule',
  created: 'Retention rule added',
  edited: 'Retention rule saved',
  deleteQuestion: 'Do you really want to delete this retention rule?',
  empty:
    'A rule says which files have which class; of several that fit, the longest holds. A file without a class is kept.',
  fields: {
    name: 'Name',
    nameBn: 'Name in Bengali',
    class: 'Class',
    years: 'Years',
    workPlaceId: 'Section/Branch',
    section: 'Section/Branch',
    outcome: 'Final outcome',
    minAmount: 'Payable revenue from',
    note: 'Note',
    active: 'Applied',
  } satisfies Record<keyof typeof retentionRuleFields | 'section', string>,
  choices: {
    class: retentionClassNames,
    outcome: {
      government: 'For the government',
      against: 'Against the government',
      remand: 'Remanded',
    } satisfies Record<Outcome, string>,
  },
};

/** `retention`: how long files are kept, and which may be destroyed. */
const retention = {
  title: 'Retention',
  class: 'Class %{letter}',
  permanent: 'permanent',
  years: '%{smart_count} year |||| %{smart_count} years',
  byHand: 'set by hand',
  byRule: 'rule: %{name}',
  none: 'No class set',
  notEnded: 'The file has not ended yet.',
  until: 'To be kept until %{day}.',
  due: 'Its time has been over since %{day}: it may be destroyed.',
  kept: 'Its time has been over since %{day}. Kept all the same: %{why}.',
  hold: 'On hold: %{reason}',
  destroyed: 'The paper file was destroyed on %{day} by %{by}, %{memo}.',
  why: {
    LIVE: 'still open',
    LIMIT: 'a time limit is running',
    GUARANTEE: 'a guarantee is not released',
    HOLD: 'on hold',
    CALL: 'called for',
    OUT: 'a volume is out',
    DESTROYED: 'destroyed already',
    NOT_OVER: 'its time is not over',
  } satisfies Record<KeptBecause | 'DESTROYED' | 'NOT_OVER', string>,
  edit: 'Edit retention',
  saved: 'Retention saved',
  takeBack: 'Saving records that the paper file was not destroyed after all.',
  list: {
    title: 'Files to be destroyed',
    state: 'State',
    due: 'May be destroyed',
    kept: 'Kept all the same',
    destroyed: 'Destroyed',
    search: 'File number',
    rules: 'Retention rules',
    choose: 'Choose',
    chooseAll: 'Choose this page',
    record: 'Record destruction (%{count})',
  },
  destroy: {
    title: 'Record destruction',
    explained: '%{smart_count} file chosen |||| %{smart_count} files chosen',
    done: '%{smart_count} file recorded as destroyed |||| %{smart_count} files recorded as destroyed',
    kept: 'Not recorded: %{files}',
    keptAs: '%{file} (%{why})',
  },
};

export const catalogue = {
  retention,
  resources: {
    retention: {
      name: 'Files to be destroyed',
      fields: {
        nothiNumber: 'File number',
        companyName: 'Importer/Exporter',
        class: 'Class',
        years: 'Years',
        endedOn: 'Ended on',
        overOn: 'Time over on',
        why: 'Kept because',
        destroyedOn: 'Destroyed on',
        destroyedBy: 'Destroyed by',
        destroyedMemo: 'Memo No.',
      },
      choices: { class: retentionClassNames },
    },
    'file-retention': {
      name: 'Retention of a file',
      fields: {
        caseFilingId: 'Case Filing',
        class: 'Class set by hand',
        years: 'Years',
        holdReason: 'On hold because',
        destructionId: 'Destruction',
      },
      choices: { class: retentionClassNames },
    },
    destructions: {
      name: 'Destructions of files',
      fields: { on: 'Destroyed on', memo: 'Memo No.', by: 'Destroyed by', note: 'Note' },
    },
  },
};
