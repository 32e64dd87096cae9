import { useTranslate } from 'react-admin';
import type { RegisterName } from '../../domain/caseCounts';
import { NOT_GIVEN } from '../../domain/drillDownFilters';

/** What registers and statuses are called on Home; a status of another server's own, as that calls it. */
export function useWords() {
  const translate = useTranslate();
  return {
    ofRegister: (register: RegisterName) => translate(`home.registers.${register}`),
    ofStatus: (register: RegisterName, status: string) =>
      status === NOT_GIVEN
        ? translate('drillDownFilters.notGiven')
        : translate(`resources.${register}.choices.status.${status}`, { _: status }),
  };
}
