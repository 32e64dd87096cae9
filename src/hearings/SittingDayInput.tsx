import { useFormContext, useWatch } from 'react-hook-form';
import type { DateField } from '../../domain/fields';
import { FieldInput } from '../inputs/FieldInput';
import { ClosedDayWarning } from './ClosedDayWarning';
import { HearingNotes } from './HearingNotes';

interface Props {
  source: string;
  field: DateField;
  /** The kind of the proceeding, if it is known. */
  kind: string | undefined;
}

/**
 * A date input for hearings: its calendar shows the number of hearings on each day, and a day without a
 * sitting causes a warning.
 */
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
