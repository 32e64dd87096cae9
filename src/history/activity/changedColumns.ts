import { namesOf } from '../../../domain/wire';
import { viewOf } from '../../kinds';
import type { ListColumn } from '../../spreadsheet/spreadsheetColumn';
import { fieldsOf, keptRegisterNames } from '../registerFields';

/**
 * By register: a column per field, with the labels and formats by which a spreadsheet writes a change into one cell.
 */
export const changedColumns = (): Record<string, readonly ListColumn[]> =>
  Object.fromEntries(
    keptRegisterNames.map((register) => [
      register,
      Object.entries(fieldsOf(register)).map(([name, field]): ListColumn => {
        const [wire] = namesOf(name, field);
        const sheet = viewOf(field).sheet?.(
          field,
          (value) => `resources.${register}.choices.${name}.${value}`,
        );
        return {
          source: 'to' in field ? `${wire}.name` : wire,
          label: `resources.${register}.fields.${name}`,
          ...(sheet && { sheet }),
        };
      }),
    ]),
  );
