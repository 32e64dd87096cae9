import { importRegister } from '../../domain/imports';
import { offeredList, offeredValues, sampleRows } from '../kinds/importKind';
import { loadEngine } from '../spreadsheet/loadEngine';

type Translate = (key: string, options?: { _: string }) => string;

interface TemplateWords {
  label: (field: string) => string;
  translate: Translate;
  /** The names of a list that offices keep themselves, such as their sections. */
  namesOf: (list: string) => Promise<string[]>;
}

/** Downloads an empty sheet of a register: headings, choices as drop-downs and two sample rows. */
export async function downloadTemplate(
  register: string,
  { label, translate, namesOf }: TemplateWords,
): Promise<void> {
  const fields = Object.entries(importRegister(register)?.columns ?? {});
  const columns = await Promise.all(
    fields.map(async ([name, field]) => {
      const list = offeredList(field);
      const values = offeredValues(field).map((value) => wordFor(register, name, value, translate));
      const choices = list ? await namesOf(list) : values;
      return { heading: label(name), kind: 'text' as const, ...(choices.length && { choices }) };
    }),
  );
  const samples = fields.map(([name, field], index) =>
    sampleRows(name, field, columns[index]!.choices ?? []),
  );
  const { downloadSheet } = await loadEngine();
  const name = translate(`resources.${register}.name`);
  await downloadSheet(`${translate('imports.file.templateOf')} ${name}.xlsx`, {
    name: translate('layout.import'),
    columns,
    rows: [samples.map(([first]) => first), samples.map(([, second]) => second)],
  });
}

const wordFor = (register: string, field: string, value: string, translate: Translate) =>
  translate(`resources.${register}.choices.${field}.${value}`, {
    _: value === 'yes' || value === 'no' ? translate(`imports.yesNo.${value}`) : value,
  });
