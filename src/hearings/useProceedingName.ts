import { useTranslate } from 'react-admin';
import type { Proceeding } from '../dataProvider/files';

/** The name of a proceeding: its type and number, `Tribunal Case, 12/2024`. */
export function useProceedingName(): (proceeding: Pick<Proceeding, 'kind' | 'number'>) => string {
  const translate = useTranslate();
  return ({ kind, number }) =>
    [translate(kind === 'case-fillings' ? 'hearings.adjudication' : `resources.${kind}.name`), number]
      .filter(Boolean)
      .join(', ');
}
