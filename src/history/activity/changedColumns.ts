import { namesOf } from '../../../domain/wire';
import { viewOf } from '../../fields/kinds';
import type { ListColumn } from '../../spreadsheet/spreadsheetColumn';
import { fieldsOf, keptRegisterNames } from '../registerFields';

/**
 * For each register one column per field, with its label and format: by these a change is written into one
 * cell of a spreadsheet.
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
