import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { dayInDhaka } from '../../domain/dates';
import { withEmpty } from '../../domain/fields';
import { stayFields } from '../../domain/money/records';
import type { Stay } from '../dataProvider/money';
import { useProceedingName } from '../hearings/hearingNames';
import { FieldInput } from '../inputs/FieldInput';
import { FieldGrid, WIDE } from '../inputs/FormGroup';
import { EntryDialog } from '../recordForms/EntryDialog';

interface Props {
  stay: Stay;
  onClose: () => void;
}

const { orderedOn, receivedOn, until, untilDay, untilMonths, condition, vacatedOn, metOn } = stayFields;
const required = { create: 'fieldRequired', edit: 'fieldRequired' } as const;
const extension = { orderedOn, receivedOn, until, untilDay, untilMonths, condition };

/** A new order of the same case that goes on with a stay. What is stayed, and how much, is taken from it. */
export function ExtendStayDialog({ stay, onClose }: Props) {
  return (
    <EntryDialog
      resource="stays"
      fields={extension}
      start={withEmpty(extension, { orderedOn: dayInDhaka() })}
      title={useTranslate()('lists.extend')}
      subtitle={useStayName(stay)}
      save={(values, write) =>
        write({
          ...values,
          proceedingId: stay.proceedingId,
          of: stay.of,
          amount: stay.amount,
          extendsId: stay.id,
        })
      }
      saved="moneyLists.stayExtended"
      onClose={onClose}
    >
      <FieldGrid>
        <FieldInput source="orderedOn" field={orderedOn} />
        <FieldInput source="receivedOn" field={receivedOn} />
        <EndFields />
        <Box className={WIDE}>
          <FieldInput source="condition" field={condition} />
        </Box>
      </FieldGrid>
    </EntryDialog>
  );
}

/** How the order says when the stay ends, and what that needs. */
function EndFields() {
  const kind: unknown = useWatch({ name: 'until' });
  return (
    <>
      <FieldInput source="until" field={until} />
      {(kind === 'DAY' || kind === 'NEXT_DATE') && (
        <FieldInput source="untilDay" field={{ ...untilDay, required }} />
      )}
      {kind === 'MONTHS' && <FieldInput source="untilMonths" field={{ ...untilMonths, required }} />}
    </>
  );
}

/** The days that an officer enters by themselves: when a stay was vacated, or its condition met. */
const days = { vacated: { vacatedOn: { ...vacatedOn, required } }, met: { metOn: { ...metOn, required } } };

export function StayDayDialog({ stay, action, onClose }: Props & { action: keyof typeof days }) {
  const fields = days[action];
  const [[source, field]] = Object.entries(fields) as [[string, typeof metOn]];
  return (
    <EntryDialog
      resource="stays"
      fields={fields}
      record={stay}
      start={{ [source]: stay[source] ?? dayInDhaka() }}
      title={useTranslate()(action === 'met' ? 'lists.met' : 'lists.vacated')}
      subtitle={useStayName(stay)}
      save={(values, write) => write({ ...stay, ...values })}
      saved="resources.stays.edited"
      onClose={onClose}
    >
      <FieldInput source={source} field={field} />
    </EntryDialog>
  );
}

const useStayName = (stay: Stay) => `${stay.nothiNumber} · ${useProceedingName()(stay)}`;
