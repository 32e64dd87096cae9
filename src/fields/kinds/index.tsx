import { Fragment, type ReactNode } from 'react';
import type { Field, Referred, RefField, Row } from '../../../domain/fields';
import { kindName, type FieldOf, type KindName } from '../../../domain/kinds';
import type { SheetCell } from '../../spreadsheet/spreadsheetColumn';
import { ReferredNames } from '../allReferences';
import { DayText, MoneyText, NumberText, Picture, StatusMark } from '../cells';
import { useReferenceName, useReferred, type ReferenceRecord } from '../references';

export interface Shown<F extends Field = Field> {
  source: string;
  field: F;
  value: unknown;
  /** The server's record; `value` may have been typed since. */
  record: Record<string, unknown>;
  resource: string | undefined;
  translate: (key: string, options?: { _: string }) => string;
}

/** How a kind of field is displayed. Inputs are separate (src/inputs/FieldInput.tsx), so that lists load without them. */
interface KindView<F extends Field = Field> {
  /** The value formatted for reading; null when it is empty. */
  shown(shown: Shown<F>): ReactNode;
  /** The cell in a list, if it differs from `shown`. */
  cell?(shown: Shown<F>): ReactNode;
  /** The column's minimum width, which keeps it from wrapping at every word. */
  width?(field: F): string;
  /** Whether the value is a number, which is aligned right. */
  isNumeric?: true;
  /** Whether the input takes the full width of a form. */
  isWide?(field: F): boolean;
  /** The spreadsheet cell, by default a text. `word` gives the catalogue key of a choice's text. */
  sheet?(field: F, word: (value: string) => string): SheetCell;
}

const given =
  <F extends Field>(shown: (shown: Shown<F>) => ReactNode) =>
  (props: Shown<F>): ReactNode =>
    props.value === null || props.value === undefined || props.value === '' ? null : shown(props);

const yesNoInForms = { yes: 'forms.yes', no: 'forms.no' };
const yesNoInLists = { yes: 'lists.yes', no: 'lists.no', '': 'lists.no' };

const shownYesNo = given<FieldOf<'yesNo'>>(({ value, translate }) =>
  translate(yesNoInForms[value === 'yes' ? 'yes' : 'no']),
);

const views: { [K in KindName]: KindView<FieldOf<K>> } = {
  text: {
    shown: given(({ value, field: { shownAs = String } }) => shownAs(String(value))),
    width: ({ multiline }) => (multiline ? '13rem' : '11rem'),
    isWide: ({ multiline }) => multiline,
  },
  date: { shown: given(({ value }) => <DayText day={value} />), sheet: () => ({ kind: 'date' }) },
  money: {
    shown: ({ value }) => <MoneyText taka={Number(value ?? 0)} />,
    isNumeric: true,
    sheet: () => ({ kind: 'money' }),
  },
  whole: {
    shown: given(({ value }) => <NumberText number={Number(value)} />),
    isNumeric: true,
    sheet: () => ({ kind: 'number' }),
  },
  choice: {
    shown: given(({ source, value, resource, translate }) =>
      translate(`resources.${resource}.choices.${source}.${String(value)}`, { _: String(value) }),
    ),
    cell: (props) => {
      const word = views.choice.shown(props);
      return word && props.source === 'status' ? <StatusMark status={props.value}>{word}</StatusMark> : word;
    },
    width: () => '8rem',
    sheet: ({ choices }, word) => ({
      words: Object.fromEntries(choices.map((value) => [value, word(value)])),
    }),
  },
  choices: {
    shown: ({ source, value, resource, translate }) =>
      ((value ?? []) as string[])
        .map((each) => translate(`resources.${resource}.choices.${source}.${each}`, { _: each }))
        .join(', '),
    width: () => '13rem',
    isWide: () => true,
  },
  bool: {
    shown: given(({ value, translate }) => translate(value ? 'forms.yes' : 'forms.no')),
    sheet: () => ({ words: { true: 'forms.yes', false: 'forms.no' } }),
  },
  yesNo: {
    shown: shownYesNo,
    cell: (props) =>
      props.field.numeric
        ? props.translate(yesNoInLists[props.value === 'yes' ? 'yes' : 'no'])
        : shownYesNo(props),
    width: () => '7rem',
    sheet: ({ numeric }) => ({ words: numeric ? yesNoInLists : yesNoInForms }),
  },
  ref: {
    shown({ field, value, record }) {
      const stored = record[field.wire] as ReferenceRecord | null | undefined;
      if ((value ?? null) === (stored?.id ?? null)) {
        return stored ? <Name reference={field.to} record={stored} /> : null;
      }
      return typeof value === 'number' ? <Picked field={field} id={value} /> : null;
    },
  },
  refs: {
    shown({ field, value }) {
      const records = value as Referred[] | null | undefined;
      return records?.length ? <ReferredNames to={field.to} records={records} /> : null;
    },
  },
  rows: {
    shown(props) {
      const list = props.value as Row[] | null | undefined;
      return list?.length
        ? list.map((row) => <RowText key={JSON.stringify(row)} {...props} row={row} />)
        : null;
    },
    isWide: () => true,
  },
  image: {
    shown: given(({ source, value, resource, translate }) => (
      <Picture url={String(value)} alt={translate(`resources.${resource}.fields.${source}`)} size="6rem" />
    )),
  },
};

export const viewOf = (field: Field): KindView => views[kindName(field)];

/** The values of a row within a record, one after the other. */
function RowText({ row, field, ...props }: Shown<FieldOf<'rows'>> & { row: Row }) {
  return (
    <div>
      {Object.entries(field.fields)
        .filter(([name, { empty }]) => (row[name] ?? empty) !== empty)
        .map(([name, of], place) => (
          <Fragment key={name}>
            {place > 0 && ', '}
            {viewOf(of).shown({
              ...props,
              source: `${props.source}.${name}`,
              field: of,
              value: row[name],
              record: row,
            })}
          </Fragment>
        ))}
    </div>
  );
}

function Picked({ field, id }: { field: RefField; id: number }) {
  const referred = useReferred(field, id);
  return referred ? <Name reference={field.to} record={referred} /> : null;
}

const Name = ({ reference, record }: { reference: string; record: ReferenceRecord }) =>
  useReferenceName(reference)(record);
