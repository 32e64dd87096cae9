import { useFormContext, useWatch } from 'react-hook-form';
import { dayInDhaka } from '../../domain/dates';
import type { Field } from '../../domain/fields';
import { FieldInput } from '../inputs/FieldInput';
import type { Kinds } from './courtCalendars';
import { ClosedDayWarning } from './ClosedDayWarning';
import { HearingNotes } from './HearingNotes';

interface Props {
  source: string;
  field: Field;
  /** The kind of the proceeding, if known; for several proceedings all their kinds. */
  kind: Kinds;
  /** Whether to warn about future days only, since the forms of old cases hold past days. */
  aheadOnly?: boolean;
}

/**
 * A date input for hearings: its calendar shows the number of hearings on each day, and a day without a
 * sitting causes a warning.
 */
export function SittingDayInput({ source, field, kind, aheadOnly = false }: Props) {
  const { setValue } = useFormContext();
  const day: unknown = useWatch({ name: source });
  const isPast = typeof day === 'string' && day < dayInDhaka();
  return (
    <HearingNotes kind={kind}>
      <FieldInput source={source} field={field} />
      <ClosedDayWarning
        day={aheadOnly && isPast ? null : day}
        kind={kind}
        onChoose={(chosen) => setValue(source, chosen, { shouldDirty: true, shouldValidate: true })}
      />
    </HearingNotes>
  );
}
