import { useTranslate } from 'react-admin';
import { formatDay } from '../../domain/dates';
import { formatTaka } from '../../domain/taka';
import { useLanguage } from '../i18n/useLanguage';
import type { FileMoney } from './fileMoney';
import type { MoneyDialog } from './MoneyDialogs';
import { MoneyRow, MoneyRows } from './MoneyRows';
import { RecordButtons } from '../recordForms/EntryButtons';

interface Props {
  steps: FileMoney['recovery'];
  onOpen: (dialog: MoneyDialog) => void;
}

/** What was done to collect, the latest first. */
export function RecoveryList({ steps, onOpen }: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const name = 'resources.recovery-steps';
  const labelled = (field: string, of: string | null) =>
    of && `${translate(`${name}.fields.${field}`)}: ${formatDay(of, language)}`;
  return (
    <MoneyRows heading={translate(`${name}.name`)} rows={steps.toReversed()}>
      {(step) => {
        const kind = translate(`${name}.choices.kind.${step.kind}`);
        const day = formatDay(step.date!, language);
        return (
          <MoneyRow
            key={step.id}
            title={
              <>
                <strong>{day}</strong> · {kind}
                {step.amount > 0 && ` · ${formatTaka(step.amount, language)}`}
              </>
            }
            lines={[step.memo, labelled('dueOn', step.dueOn), labelled('endedOn', step.endedOn), step.result]}
          >
            <RecordButtons
              resource="recovery-steps"
              record={step}
              name={`${kind}, ${day}`}
              onEdit={() => onOpen({ dialog: 'recovery', step })}
            />
          </MoneyRow>
        );
      }}
    </MoneyRows>
  );
}
