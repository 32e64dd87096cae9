import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ResourceContextProvider, useNotify, useTranslate, useUpdate } from 'react-admin';
import { dayInDhaka, formatDay } from '../../domain/dates';
import { limitFields, type LimitState } from '../../domain/limits';
import { ref, type Fields } from '../../domain/fields';
import type { Proceeding } from '../dataProvider/files';
import type { Limit } from '../dataProvider/limits';
import { useChangedFile } from '../dataProvider/useChangedFile';
import { useProceedingName } from '../hearings/useProceedingName';
import { useLanguage } from '../i18n/useLanguage';
import { DayInput } from '../inputs/DayInput';
import { FieldGrid, WIDE } from '../inputs/FormGroup';
import { FieldInput } from '../inputs/FieldInput';
import { SelectField } from '../inputs/SelectField';
import { FormDialog } from '../recordForms/FormDialog';
import type { LimitAction } from './limitActions';
import { useRuleOptions } from './useLimitationRules';
import { useLimitName } from './useLimitName';

const required = { create: 'fieldRequired', edit: 'fieldRequired' } as const;
const {
  code,
  name,
  byCount,
  triggerDate,
  copyApplied,
  copyReady,
  overrideDate,
  overrideReason,
  doneOn,
  doneById,
  doneMemo,
  reason,
} = limitFields;

/** The fields of each action, and the state to which it changes the limit. */
const actions: Record<LimitAction, { fields: Fields; state?: LimitState }> = {
  correct: { fields: { name: { ...name, required }, byCount: { ...byCount, required } } },
  rule: { fields: { code: { ...code, required } } },
  days: { fields: { triggerDate: { ...triggerDate, required }, copyApplied, copyReady } },
  override: { fields: { overrideDate, overrideReason } },
  // `people` and not `users`, because staff may choose people whose user records they may not read
  responsible: { fields: { responsibleId: ref('responsibleId', 'people') } },
  done: { fields: { doneOn: { ...doneOn, required }, doneById, doneMemo }, state: 'DONE' },
  notNeeded: { fields: { reason: { ...reason, required } }, state: 'NOT_NEEDED' },
  stopped: { fields: { reason: { ...reason, required } }, state: 'STOPPED' },
};

interface Props {
  limit: Limit;
  action: LimitAction;
  /** The proceedings of the file, one of which may have ended the limit; empty if they are not known. */
  proceedings: readonly Proceeding[];
  onClose: () => void;
}

/**
 * The dialog for one action on a limit, such as entering its days, setting another date, naming the
 * responsible person or ending it.
 */
export function LimitDialog({ limit, action, proceedings, onClose }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const nameOf = useProceedingName();
  const limitName = useLimitName()(limit);
  const order = proceedings.find(({ id }) => id === limit.proceedingId);
  const changed = useChangedFile();
  const [update] = useUpdate();
  const { fields, state } = actions[action];
  const enders = proceedings.filter(({ id }) => id !== limit.proceedingId);
  const start = action === 'done' && !limit.doneOn ? { ...limit, doneOn: dayInDhaka() } : limit;
  return (
    <ResourceContextProvider value="limits">
      <FormDialog
        fields={fields}
        mode="edit"
        start={start}
        title={translate(`limits.actions.${action}`)}
        subtitle={[limitName, limit.number].filter(Boolean).join(' · ')}
        save={async (values) => {
          const data = { ...values, ...(state && { state }) };
          await update('limits', { id: limit.id, data, previousData: limit }, PLAIN);
        }}
        onSaved={() => {
          notify('limits.saved', { type: 'success' });
          changed();
          onClose();
        }}
        onClose={onClose}
        record={limit}
      >
        {action === 'override' && <Counted limit={limit} />}
        <FieldGrid>
          {Object.entries(fields).map(([source, field]) => {
            if (source === 'code')
              return <RuleField key={source} order={order ?? { ...limit, outcome: null }} />;
            if (source === 'byCount')
              return <DayInput key={source} source={source} future label={translate('limits.lastDay')} />;
            if (source !== 'doneById')
              return (
                <Box key={source} className={LONG.has(source) ? WIDE : undefined}>
                  <FieldInput source={source} field={field} />
                </Box>
              );
            const options = enders.map((each) => ({ value: each.id, label: nameOf(each) }));
            return (
              options.length > 0 && <SelectField key={source} source={source} options={options} clearable />
            );
          })}
        </FieldGrid>
      </FormDialog>
    </ResourceContextProvider>
  );
}

/** A choice among the periods of limitation that apply to the order. */
function RuleField({ order }: { order: Pick<Proceeding, 'kind' | 'outcome'> }) {
  return (
    <Box className={WIDE}>
      <SelectField source="code" options={useRuleOptions(order)} clearable={false} required />
    </Box>
  );
}

const LONG = new Set(['overrideReason', 'reason']);

const PLAIN = { mutationMode: 'pessimistic', returnPromise: true } as const;

/** Shows the calculated date above the date that an officer sets instead. */
function Counted({ limit: { byCount, mayFile, aimFor } }: { limit: Limit }) {
  const translate = useTranslate();
  const language = useLanguage();
  const facts = Object.entries({ byCount, mayFile, aimFor }).flatMap(([name, day]) =>
    day ? `${translate(`resources.limits.fields.${name}`)}: ${formatDay(day, language)}` : [],
  );
  return <Typography sx={{ mb: 2 }}>{facts.join(' · ')}</Typography>;
}
