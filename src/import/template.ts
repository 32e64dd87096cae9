import { importRegister, YEAR_COLUMN } from '../../domain/imports';
import { sampleRows } from '../fields/kinds/importKind';
import { loadEngine } from '../spreadsheet/loadEngine';

interface TemplateWords {
  label: (field: string) => string;
  translate: (key: string) => string;
  /** Fetches the choices for the cells of a field. */
  offered: (field: string) => Promise<string[]>;
}

/** Downloads an empty sheet of a register: headings, choices as drop-downs and two sample rows. */
export async function downloadTemplate(
  register: string,
  { label, translate, offered }: TemplateWords,
): Promise<void> {
  const fields = Object.entries(importRegister(register)?.columns ?? {}).filter(
    ([name]) => name !== YEAR_COLUMN,
  );
  const columns = await Promise.all(
    fields.map(async ([name]) => {
      const choices = await offered(name);
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
