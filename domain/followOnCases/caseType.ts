import {
  money,
  ref,
  text,
  type ChoiceField,
  type DateField,
  type Field,
  type Fields,
  type TextField,
} from '../fields';

/** What a case shows of the filing it follows from, by paths into a record. */
export const filingFields = {
  'caseFilling.nothiNumber': text(),
  'caseFilling.workPlace.name': text(),
  'caseFilling.revenue': money(),
};

export type FilingColumn = keyof typeof filingFields;

const filingColumns = Object.keys(filingFields) as FilingColumn[];

/** The groups a form is made of, each with its fields in order. The form shows them as they stand. */
export type FormGroup =
  'case' | 'policeStation' | 'vessel' | 'reply' | 'hearings' | 'interimOrders' | 'order' | 'status';
/** Where the menu has it. */
export type Court = 'appealAndTribunal' | 'highCourt' | 'appellateDivision' | 'otherCourts';

type Form = { readonly [G in FormGroup]?: Fields };

/**
 * The facts of a court case type that follows from a filing. List, form, view, export, validation, calls,
 * server routes and rights derive from them; the words are in the catalogues (src/i18n), the table in a
 * migration. CONTRIBUTING.md, "Adding a court case type".
 */
interface Facts<Name extends string, F extends Form> {
  /** The collection on the wire, and the name of the resource in the UI. */
  name: Name;
  table: string;
  /** The English title; the export's file is named after it. */
  title: string;
  sheet: 'Cases' | 'Products';
  court: Court;
  /** The address of its pages, and what the UI calls the search there; our server takes both. */
  page: string;
  search: 'nothiNumber' | 'searchKey';
  /** What the case finder asks for, in capitals; types may share one. */
  finder: Uppercase<string>;
  /** `<status>Status` and `<status>Id` in the status of a filing. */
  status: string;
  /** What its counts are called: by status (and section), and by month. */
  figures: { byStatus: string; byMonth: string };
  routes: { list: `/${string}`; add: `/${string}` };
  /** Who may read, create and edit; only administrators delete. */
  openTo: 'staff' | 'administrators';
  proceeding: NoInfer<ProceedingFields<NameOf<F, TextField>, NameOf<F, DateField>, NameOf<F, ChoiceField>>>;
  /** With no other group than those above. */
  form: F & Record<Exclude<keyof F, FormGroup>, never>;
  /**
   * The list's columns after S/N. Without them the list is a wide one: what is shown of the filing, the
   * status, the hearings, then every other field in the form's order.
   */
  columns?: readonly (FilingColumn | NoInfer<FieldNameOf<F>>)[];
  /** The sort options in the order they are offered. Without them: ID and every column. */
  sorts?: readonly ('id' | FilingColumn | NoInfer<FieldNameOf<F>>)[];
  /** Sent beside the form on create and on update. */
  sent?: Record<'create' | 'update', Record<string, unknown>>;
  /** Its records carry the filing's file number, section and revenue on top level as well. */
  filingOnTop?: true;
  /** The list starts by id, in this direction. */
  startOrder: 'asc' | 'desc';
  rowNumbers: 'per page' | 'continuous';
}

type EachGroup<F extends Form> = NonNullable<F[keyof F]>;
type KeyOfEach<G> = G extends unknown ? keyof G : never;
type FieldNameOf<F extends Form> = KeyOfEach<EachGroup<F>> & string;
type FieldsOf<F extends Form> = {
  [K in FieldNameOf<F>]: EachGroup<F> extends infer G
    ? G extends Record<K, infer T extends Field>
      ? T
      : never
    : never;
};

/** The names of the fields of a kind. */
type NameOf<F extends Form, T extends Field> = {
  [K in FieldNameOf<F>]: FieldsOf<F>[K] extends T ? K : never;
}[FieldNameOf<F>];

/**
 * The fields of a register that its proceeding follows: the number the court, or the police, knows it by, the
 * days it was opened and decided on, who won, and the court until somebody names another. A type without
 * `decidedOn` has it entered at the proceeding itself.
 */
export interface ProceedingFields<Text = string, Day = string, Choice = string> {
  number: Text;
  openedOn: Day;
  decidedOn?: Day;
  /** One of `judgements`. */
  outcome?: Choice;
  court?: Text;
}

/** A case type as everything else uses it. */
export interface CaseType<Name extends string = string, FieldName extends string = string> extends Omit<
  Facts<Name, Form>,
  'form' | 'columns' | 'sorts' | 'proceeding'
> {
  proceeding: ProceedingFields;
  /** Its own fields by name, in the order of the form. */
  fields: Record<FieldName, Field>;
  /** The fields of a request: its own, and the filing it belongs to. */
  bodyFields: Fields;
  groups: readonly { name: FormGroup; fields: readonly FieldName[] }[];
  columns: readonly (FilingColumn | FieldName)[];
  sorts: readonly ('id' | FilingColumn | FieldName)[];
}

/** Completes the facts of a type; a column or sort option that is none of its fields does not compile. */
export function defineCaseType<const Name extends string, const F extends Form>(
  facts: Facts<Name, F>,
): CaseType<Name, FieldNameOf<F>> & { fields: FieldsOf<F> } {
  type FieldName = FieldNameOf<F>;
  const { form, ...others } = facts;
  const groups = Object.entries<Fields>(form as Record<string, Fields>).map(([name, fields]) => ({
    name: name as FormGroup,
    fields: Object.keys(fields) as FieldName[],
  }));
  const fields = Object.assign({}, ...Object.values(form)) as FieldsOf<F>;
  const columns = facts.columns ?? wideColumns(groups);
  return {
    ...others,
    fields,
    bodyFields: { caseFillingId: filing, ...(fields as Fields) },
    groups,
    columns,
    sorts: facts.sorts ?? ['id', ...columns],
  };
}

/** Chosen once, on create: a case never moves to another filing. */
const filing = ref('caseFilling', 'case-fillings', { required: { create: 'filingRequired' } });

function wideColumns<FieldName extends string>(groups: { name: FormGroup; fields: FieldName[] }[]) {
  const of = (name: FormGroup) =>
    groups.filter((group) => group.name === name).flatMap(({ fields }) => fields);
  const first = [...of('status'), ...of('hearings')];
  const others = groups.flatMap(({ fields }) => fields).filter((name) => !first.includes(name));
  return [...filingColumns, ...first, ...others];
}

/** What the server sorts by: whatever is offered anywhere, and every own field of every type. */
export const acceptedSorts = (type: CaseType): string[] => [
  'id',
  ...filingColumns,
  'nothiNumber',
  'revenue',
  ...Object.keys(type.fields),
];

/** `Criminal Case.xlsx`: English in both languages; a file name cannot hold `/`. */
export const spreadsheetFile = ({ title }: Pick<CaseType, 'title'>): string =>
  `${title.replaceAll('/', '-')}.xlsx`;
