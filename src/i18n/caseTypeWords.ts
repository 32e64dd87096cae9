import type { ChoiceField } from '../../domain/fields';
import type { FilingColumn } from '../../domain/followOnCases/caseType';
import type { CaseTypeFields, CaseTypeName } from '../../domain/followOnCases';

type Fields<Name extends CaseTypeName> = CaseTypeFields<Name>;
type ChoiceName<Name extends CaseTypeName> = {
  [K in keyof Fields<Name>]: Fields<Name>[K] extends ChoiceField ? K : never;
}[keyof Fields<Name>] &
  string;

/** A court case type's texts in one language; a field without a label does not compile. */
export type OwnWords<Name extends CaseTypeName> = {
  create: { title: string; breadcrumb: string };
  edit: { title: string };
  /** Labels for the form and the details; also for the list, unless `columns` has another. */
  fields: Record<keyof Fields<Name> & string, string>;
  columns?: Partial<Record<keyof Fields<Name> & string, string>>;
  /** Names of sort options, where they differ from the column's name. */
  sorts?: Partial<Record<keyof Fields<Name> & string, string>>;
  choices: {
    [K in ChoiceName<Name>]: Fields<Name>[K] extends ChoiceField<infer Value> ? Record<Value, string> : never;
  };
  messages: { created: string; edited: string };
};

/** Texts that all types share. */
export interface SharedWords {
  breadcrumb: string;
  filing: Record<FilingColumn, string>;
  /** The label of the filing itself in the history. */
  caseFilingId: string;
  id: string;
  deleteQuestion: string;
}

/** `resources.<type>` of a catalogue. */
type CaseTypeWords<Name extends CaseTypeName> = Omit<
  OwnWords<Name>,
  'fields' | 'columns' | 'sorts' | 'messages'
> & {
  name: string;
  list: { title: string; breadcrumb: string };
  details: { title: string };
  fields: Record<'caseFilingId' | FilingColumn | (keyof Fields<Name> & string), string>;
  columns: Record<FilingColumn | (keyof Fields<Name> & string), string>;
  sorts: Record<'id' | FilingColumn | (keyof Fields<Name> & string), string>;
  messages: OwnWords<Name>['messages'] & { deleteQuestion: string };
};

/** Builds the `resources` of all types from their own and the shared texts. */
export const resourcesOfCaseTypes = (
  words: { [Name in CaseTypeName]: OwnWords<Name> },
  shared: SharedWords,
  names: Record<CaseTypeName, { name: string }>,
): { [Name in CaseTypeName]: CaseTypeWords<Name> } =>
  Object.fromEntries(
    Object.entries(words).map(([name, own]) => [
      name,
      completed(names[name as CaseTypeName].name, own, shared),
    ]),
  ) as unknown as { [Name in CaseTypeName]: CaseTypeWords<Name> };

function completed(
  name: string,
  { columns, sorts, messages, ...own }: OwnWords<CaseTypeName>,
  { breadcrumb, filing, caseFilingId, id, deleteQuestion }: SharedWords,
) {
  const fields = { ...filing, ...own.fields };
  const listed = { ...fields, ...columns };
  return {
    ...own,
    fields: { ...fields, caseFilingId },
    name,
    list: { title: name, breadcrumb },
    details: { title: name },
    columns: listed,
    sorts: { id, ...listed, ...sorts },
    messages: { ...messages, deleteQuestion },
  };
}
