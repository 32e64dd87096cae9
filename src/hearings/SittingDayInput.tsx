import { useFormContext, useWatch } from 'react-hook-form';
import type { DateField } from '../../domain/fields';
import { FieldInput } from '../inputs/FieldInput';
import { ClosedDayWarning } from './ClosedDayWarning';
import { HearingNotes } from './HearingNotes';

interface Props {
  source: string;
  field: DateField;
  /** The kind of the proceeding, as far as it is known. */
  kind: string | undefined;
}

/** A day for hearings: its calendar shows how many each day has, and a day without a sitting is warned about. */
export function SittingDayInput({ source, field, kind }: Props) {
  const { setValue } = useFormContext();
  return (
    <HearingNotes kind={kind}>
      <FieldInput source={source} field={field} />
      <ClosedDayWarning
        day={useWatch({ name: source })}
        kind={kind}
        onChoose={(chosen) => setValue(source, chosen, { shouldDirty: true, shouldValidate: true })}
      />
    </HearingNotes>
  );
}
