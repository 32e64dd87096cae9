import { ProceedingSelect } from '../hearings/ProceedingSelect';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { dayInDhaka, formatDay } from '../../domain/dates';
import { limitFields, type LimitState } from '../../domain/limits';
import { ref, type Fields, withEmpty } from '../../domain/fields';
import type { Proceeding } from '../dataProvider/files';
import type { Limit } from '../dataProvider/limits';
import { useLanguage } from '../i18n/useLanguage';
import { DayInput } from '../inputs/DayInput';
import { FieldGrid, WIDE } from '../inputs/FormGroup';
import { FieldInput } from '../inputs/FieldInput';
import { SelectField } from '../inputs/SelectField';
import { EntryDialog } from '../recordForms/EntryDialog';
import { useRuleOptions } from './useLimitationRules';
import { useLimitName } from './limitTexts';
import { useWatch } from 'react-hook-form';
import type { catalogue } from '../i18n/en/limits';

const required = { create: 'fieldRequired', edit: 'fieldRequired' } as const;
const { proceedingId, code, name, byCount, triggerDate, copyApplied, copyReady } = limitFields;
const { overrideDate, overrideReason, doneOn, doneById, doneMemo, reason } = limitFields;

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
  const limitName = useLimitName()(limit);
  const order = proceedings.find(({ id }) => id === limit.proceedingId);
  const { fields, state } = actions[action];
  return (
    <EntryDialog
      resource="limits"
      fields={fields}
      record={limit}
      start={action === 'done' && !limit.doneOn ? { ...limit, doneOn: dayInDhaka() } : limit}
      title={translate(`limits.actions.${action}`)}
      subtitle={[limitName, limit.number].filter(Boolean).join(' · ')}
      save={(values, write) => write({ ...values, ...(state && { state }) })}
      saved="limits.saved"
      onClose={onClose}
    >
      {action === 'override' && <Counted limit={limit} />}
      <FieldGrid>
        {Object.entries(fields).map(([source, field]) => {
          if (source === 'code')
            return <RuleField key={source} order={order ?? { ...limit, outcome: null }} />;
          if (source === 'byCount') return <LastDay key={source} />;
          if (source === 'doneById')
            return <EnderField key={source} proceedings={proceedings.filter((each) => each !== order)} />;
          return (
            <Box key={source} className={LONG.has(source) ? WIDE : undefined}>
              <FieldInput source={source} field={field} />
            </Box>
          );
        })}
      </FieldGrid>
    </EntryDialog>
  );
}

const LastDay = () => <DayInput source="byCount" future label={useTranslate()('limits.lastDay')} />;

/** The case that ended the limit, if the file has others. */
const EnderField = ({ proceedings }: Pick<Props, 'proceedings'>) => (
  <ProceedingSelect source="doneById" proceedings={proceedings} />
);

/** A choice among the periods of limitation that apply to the order. */
function RuleField({ order }: { order: Pick<Proceeding, 'kind' | 'outcome'> }) {
  return (
    <Box className={WIDE}>
      <SelectField source="code" options={useRuleOptions(order)} clearable={false} required />
    </Box>
  );
}

const LONG = new Set(['overrideReason', 'reason']);

/** Shows the calculated date above the date that an officer sets instead. */
function Counted({ limit: { byCount, mayFile, aimFor } }: { limit: Limit }) {
  const translate = useTranslate();
  const language = useLanguage();
  const facts = Object.entries({ byCount, mayFile, aimFor }).flatMap(([name, day]) =>
    day ? `${translate(`resources.limits.fields.${name}`)}: ${formatDay(day, language)}` : [],
  );
  return <Typography sx={{ mb: 2 }}>{facts.join(' · ')}</Typography>;
}

const addFields = { proceedingId, code, name, triggerDate, byCount };

/** Adds a limit: counted by a rule from a day, or with a date set by hand. */
export function AddLimitDialog({ proceedings, onClose }: Pick<Props, 'proceedings' | 'onClose'>) {
  const translate = useTranslate();
  return (
    <EntryDialog
      resource="limits"
      fields={addFields}
      start={withEmpty(addFields, { proceedingId: proceedings.length === 1 ? proceedings[0]!.id : null })}
      title={translate('limits.add')}
      save={({ proceedingId: of, code: rule, ...values }, write) => {
        const own = rule
          ? { code: rule, triggerDate: values.triggerDate }
          : { code: null, name: values.name, byCount: values.byCount };
        return write({ proceedingId: of, ...own });
      }}
      saved="limits.added"
      onClose={onClose}
    >
      <FieldGrid>
        <ProceedingSelect proceedings={proceedings} required />
        <RuleOrDate proceedings={proceedings} />
      </FieldGrid>
    </EntryDialog>
  );
}

/** The rule and the day it runs from, or a name and a date. */
function RuleOrDate({ proceedings }: Pick<Props, 'proceedings'>) {
  const [of, rule] = useWatch({ name: ['proceedingId', 'code'] }) as unknown[];
  const options = useRuleOptions(proceedings.find(({ id }) => id === of));
  return (
    <>
      <Box className={WIDE}>
        <SelectField source="code" options={options} clearable />
      </Box>
      {rule ? (
        <FieldInput source="triggerDate" field={triggerDate} />
      ) : (
        <>
          <FieldInput source="name" field={name} />
          <LastDay />
        </>
      )}
    </>
  );
}

/** The actions of an officer on a limit, each with a dialog; `correct` is for limits that were set by hand. */
const limitActions = [
  'correct',
  'days',
  'rule',
  'override',
  'responsible',
  'done',
  'notNeeded',
  'stopped',
] as const satisfies readonly (keyof typeof catalogue.limits.actions)[];

export type LimitAction = (typeof limitActions)[number];

/**
 * The actions offered for an open limit. A limit that was set by hand has neither a rule nor days to count
 * from, so it lacks the actions on these.
 */
export const actionsOf = ({ code, state }: Pick<Limit, 'code' | 'state'>): readonly LimitAction[] =>
  limitActions.filter((action) => {
    if (action === 'correct') return false; // its button is beside the one that deletes the limit
    if (action === 'days' || action === 'rule') return code !== null;
    if (action === 'override') return state !== 'WAITING';
    return true;
  });
