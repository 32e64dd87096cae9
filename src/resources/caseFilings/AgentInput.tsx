import { lazy, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { caseFilingFields } from '../../../domain/caseFilings';
import { ReferenceSelect } from '../../inputs/ReferenceSelect';
import type { ReferenceRecord } from '../../fields/references';
import { useMay } from '../../authProvider/useMay';

const AgentAddDialog = lazy(async () => ({
  default: (await import('../agents/AgentAddDialog')).AgentAddDialog,
}));

/**
 * The C&F agent; a missing one can be added here. Its licence number fills AIN, which may then be changed.
 */
export function AgentInput() {
  const { getValues, setValue } = useFormContext();
  const filled = useRef<unknown>(null);

  const fillAin = (agent: ReferenceRecord | null) => {
    // Clearing the agent clears AIN only if the agent filled it.
    if (!agent && getValues('ainNumber') !== filled.current) return;
    filled.current = agent?.licNo ?? null;
    setValue('ainNumber', filled.current, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <ReferenceSelect
      source="cnfAgentId"
      field={caseFilingFields.cnfAgentId}
      onPick={fillAin}
      AddDialog={useMay('create', 'cnf-agents') ? AgentAddDialog : undefined}
    />
  );
}
