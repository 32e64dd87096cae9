import { useFormContext, useWatch } from 'react-hook-form';
import { dayInDhaka, type Day } from '../../domain/dates';
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
  /** The day whose month the calendar shows first while the field is empty; by default today. */
  near?: Day | undefined;
}

/**
 * A date input for hearings: its calendar shows the number of hearings on each day, and a day without a
 * sitting causes a warning.
 */
export function SittingDayInput({ source, field, kind, aheadOnly = false, near }: Props) {
  const { setValue } = useFormContext();
  const day: unknown = useWatch({ name: source });
  const isPast = typeof day === 'string' && day < dayInDhaka();
  return (
    <HearingNotes kind={kind} near={near}>
      <FieldInput source={source} field={field} />
      <ClosedDayWarning
        day={aheadOnly && isPast ? null : day}
        kind={kind}
        onChoose={(chosen) => setValue(source, chosen, { shouldDirty: true, shouldValidate: true })}
      />
    </HearingNotes>
  );
}
