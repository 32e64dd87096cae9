import {
  money,
  ref,
  text,
  type ChoiceField,
  type DateField,
  type Field,
  type Fields,
  type TextField,
  date,
  long,
  yesNo,
} from '../fields';

/** The fields that a case shows of its filing, as paths into a record. */
export const filingFields = {
  'caseFilling.nothiNumber': text(),
  'caseFilling.workPlace.name': text(),
  'caseFilling.revenue': money(),
};

export type FilingColumn = keyof typeof filingFields;

const filingColumns = Object.keys(filingFields) as FilingColumn[];

/** The possible groups of a form, each with its fields in display order. */
export type FormGroup =
  'case' | 'policeStation' | 'vessel' | 'reply' | 'hearings' | 'interimOrders' | 'order' | 'status';
/** A group of the menu. */
export type Court = 'appealAndTribunal' | 'highCourt' | 'appellateDivision' | 'otherCourts';

type Form = { readonly [G in FormGroup]?: Fields };

/**
 * The facts of a court case type that follows from a filing. List, form, view, export, validation, calls,
 * server routes and rights derive from them; its texts are in the catalogues (src/i18n) and its table in a
 * migration. See CONTRIBUTING.md, "Adding a court case type".
 */
interface Facts<Name extends string, F extends Form> {
  /** The collection on the wire and the UI's resource name. */
  name: Name;
  table: string;
  /** The English title, which also names the export's file. */
  title: string;
  sheet: 'Cases' | 'Products';
  court: Court;
  /** The URL of a page of cases, and the UI's name for the search parameter; this server accepts either name. */
  page: string;
  search: 'nothiNumber' | 'searchKey';
  /** The finder's type on the wire, in capitals; types may share one. */
  finder: Uppercase<string>;
  /**
   * What the contract calls the type in figures and in the status of a filing; absent for a type that only our own
   * server has, with the capability of its name.
   */
  contract?: {
    /** `<status>Status` and `<status>Id` in the status of a filing. */
    status: string;
    /** The wire names of the counts: by status (and section), and by month. */
    figures: { byStatus: string; byMonth: string };
  };
  routes: { list: `/${string}`; add: `/${string}` };
  /** Who may read, create and edit; only administrators delete. */
  openTo: 'staff' | 'administrators';
  proceeding: NoInfer<ProceedingFields<NameOf<F, TextField>, NameOf<F, DateField>, NameOf<F, ChoiceField>>>;
  /** The form's fields by group. The part after `&` makes a group that `FormGroup` does not have a compile error. */
  form: F & Record<Exclude<keyof F, FormGroup>, never>;
  /**
   * The list's columns after S/N. By default the list has the filing's columns, the status, the hearings,
   * then every other field in the form's order.
   */
  columns?: readonly (FilingColumn | NoInfer<FieldNameOf<F>>)[];
  /** The sort options in display order; by default ID and every column. */
  sorts?: readonly ('id' | FilingColumn | NoInfer<FieldNameOf<F>>)[];
  /** Constants sent with the form on create and on update. */
  sent?: Record<'create' | 'update', Record<string, unknown>>;
  /** Records also carry the filing's file number, section and revenue at top level. */
  filingOnTop?: true;
  /** The default order of the list, by id. */
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

/** The names of a type's fields of one kind. */
type NameOf<F extends Form, T extends Field> = {
  [K in FieldNameOf<F>]: FieldsOf<F>[K] extends T ? K : never;
}[FieldNameOf<F>];

/**
 * The fields that a record's proceeding copies: the court's or police's number, the dates of opening and
 * decision, the outcome, and the court until somebody edits it. For types without `decidedOn`, the date of
 * decision is entered at the proceeding.
 */
export interface ProceedingFields<Text = string, Day = string, Choice = string> {
  number: Text;
  openedOn: Day;
  decidedOn?: Day;
  /** One of `judgements`. */
  outcome?: Choice;
  court?: Text;
}

/** The URL below which a type's calls are. */
export const apiOf = ({ contract }: Pick<CaseType, 'contract'>): string =>
  contract ? '/api/case' : '/api/casebook';

/** A complete case type, as the rest of the code uses it. */
export interface CaseType<Name extends string = string, FieldName extends string = string> extends Omit<
  Facts<Name, Form>,
  'form' | 'columns' | 'sorts' | 'proceeding'
> {
  proceeding: ProceedingFields;
  /** The type's own fields by name, in the order of the form. */
  fields: Record<FieldName, Field>;
  /** The fields of a request: `fields` and the filing's id. */
  bodyFields: Fields;
  groups: readonly { name: FormGroup; fields: readonly FieldName[] }[];
  columns: readonly (FilingColumn | FieldName)[];
  sorts: readonly ('id' | FilingColumn | FieldName)[];
}

/** Completes a type's facts; a column or sort option that is not a field does not compile. */
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

/** Set on create only: a case never moves to another filing. */
const filing = ref('caseFilling', 'case-fillings', { required: { create: 'filingRequired' } });

function wideColumns<FieldName extends string>(groups: { name: FormGroup; fields: FieldName[] }[]) {
  const of = (name: FormGroup) =>
    groups.filter((group) => group.name === name).flatMap(({ fields }) => fields);
  const first = [...of('status'), ...of('hearings')];
  const others = groups.flatMap(({ fields }) => fields).filter((name) => !first.includes(name));
  return [...filingColumns, ...first, ...others];
}

/** The sort options that the server accepts for a type: those that every list offers, and all fields of the type. */
export const acceptedSorts = (type: CaseType): string[] => [
  'id',
  ...filingColumns,
  'nothiNumber',
  'revenue',
  ...Object.keys(type.fields),
];

/** Fields that several courts share. */
export const hearingDates = {
  dateOfHearing01: date({ future: true }),
  dateOfHearing02: date({ future: true }),
};

export const reply = { dispatchOfReplyNo: text(), dispatchOfReplyDate: date() };

export const fourInterimOrders = {
  interimOrderOfTribunal1: long(),
  interimOrderOfTribunal2: long(),
  interimOrderOfTribunal3: long(),
  interimOrderOfTribunal4: long(),
};

export const implementedInterimOrders = { implementationOfInterimOrder: yesNo(), ...fourInterimOrders };
