import { yesOrNo, type Field } from '../../../domain/fields';
import type { CaseType } from '../../../domain/followOnCases/caseType';
import type { SpreadsheetColumn } from '../../spreadsheet/spreadsheetColumn';

type Translate = (key: string) => string;

/** The columns of a type's list after S/N as a spreadsheet holds them. */
export const followOnCaseSpreadsheet = (type: CaseType, translate: Translate): SpreadsheetColumn[] =>
  type.columns.map((source) => ({
    source,
    heading: translate(`resources.${type.name}.columns.${source}`),
    ...contentOf(type, source, translate),
  }));

function contentOf(
  { name, fields }: CaseType,
  source: string,
  translate: Translate,
): Pick<SpreadsheetColumn, 'kind' | 'words'> {
  const field: Field | undefined = fields[source];
  if (!field) return { kind: source === 'caseFilling.revenue' ? 'money' : 'text' };
  switch (field.kind) {
    case 'money':
    case 'date':
      return { kind: field.kind };
    case 'choice':
      return {
        kind: 'text',
        words: wordsOf(field.choices, (value) => translate(`resources.${name}.choices.${source}.${value}`)),
      };
    case 'yesNo':
      return {
        kind: 'text',
        words: field.numeric
          ? { ...wordsOf(yesOrNo, (value) => translate(`lists.${value}`)), '': translate('lists.no') }
          : wordsOf(yesOrNo, (value) => translate(`forms.${value}`)),
      };
    default:
      return { kind: 'text' };
  }
}

const wordsOf = (values: readonly string[], word: (value: string) => string) =>
  Object.fromEntries(values.map((value) => [value, word(value)]));
