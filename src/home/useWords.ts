import { useTranslate } from 'react-admin';
import type { RegisterName } from '../../domain/caseCounts';
import { NOT_GIVEN } from '../../domain/listFilters';

/** Names of registers and statuses on Home. A status that only a foreign server knows keeps its own name. */
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
