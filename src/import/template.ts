import { importRegister } from '../../domain/imports';
import { offeredValues, sampleRows } from '../kinds/importKind';
import { loadEngine } from '../spreadsheet/loadEngine';

type Translate = (key: string, options?: { _: string }) => string;

/** Downloads an empty sheet of a register: headings, choices as drop-downs and two sample rows. */
export async function downloadTemplate(
  register: string,
  label: (field: string) => string,
  translate: Translate,
): Promise<void> {
  const fields = Object.entries(importRegister(register)?.columns ?? {});
  const columns = fields.map(([name, field]) => {
    const choices = offeredValues(field).map((value) => wordFor(register, name, value, translate));
    return { heading: label(name), kind: 'text' as const, ...(choices.length && { choices }) };
  });
  const samples = fields.map(([name, field], index) =>
    sampleRows(name, field, columns[index]!.choices ?? []),
  );
  const { downloadSheet } = await loadEngine();
  const name = translate(`resources.${register}.name`);
  await downloadSheet(`${translate('imports.file.templateOf')} ${name}.xlsx`, {
    name: 'Import',
    columns,
    rows: [samples.map(([first]) => first), samples.map(([, second]) => second)],
  });
}

const wordFor = (register: string, field: string, value: string, translate: Translate) =>
  translate(`resources.${register}.choices.${field}.${value}`, {
    _: value === 'yes' || value === 'no' ? translate(`imports.yesNo.${value}`) : value,
  });
