import { useTranslate } from 'react-admin';
import { formatDay } from '../../domain/dates';
import { formatTaka } from '../../domain/taka';
import { useProceedingName } from '../hearings/hearingNames';
import { useLanguage } from '../i18n/useLanguage';
import type { FileMoney } from './fileMoney';
import type { MoneyDialog } from './MoneyDialogs';
import { MoneyRow, MoneyRows } from './MoneyRows';
import { RecordButtons } from '../recordForms/EntryButtons';

interface Props {
  stays: FileMoney['stays'];
  onOpen: (dialog: MoneyDialog) => void;
}

/** The stays of a file, the latest first, with their conditions and the days between one and its extension. */
export function StayList({ stays, onOpen }: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const nameOf = useProceedingName();
  const name = 'resources.stays';
  const day = (of: string) => formatDay(of, language);
  const labelled = (field: string, of: string | null) =>
    of && `${translate(`${name}.fields.${field}`)}: ${day(of)}`;
  const amountText = (amount: number) => (amount > 0 ? ` · ${formatTaka(amount, language)}` : '');
  return (
    <MoneyRows heading={translate(`${name}.name`)} rows={stays.toReversed()}>
      {(stay, place) => {
        if (!('id' in stay))
          return (
            <MoneyRow
              key={`by order ${place}`}
              title={
                <>
                  <strong>{day(stay.orderedOn)}</strong> · {translate('money.byOrder')}
                  {amountText(stay.amount)}
                </>
              }
              lines={[]}
            />
          );
        const { condition, conditionDueOn, metOn, gap, endsOn } = stay;
        const end = endsOn
          ? translate('money.until', { day: day(endsOn) })
          : translate('money.untilThen', { what: translate(`${name}.choices.until.${stay.until}`) });
        return (
          <MoneyRow
            key={stay.id}
            title={
              <>
                <strong>{day(stay.orderedOn)}</strong> · {translate(`${name}.choices.state.${stay.state}`)},{' '}
                {end}
                {amountText(stay.amount)}
              </>
            }
            lines={[
              nameOf(stay),
              stay.of !== 'REALISATION' &&
                `${translate(`${name}.fields.of`)}: ${translate(`${name}.choices.of.${stay.of}`)}`,
              condition,
              conditionDueOn && !metOn && labelled('conditionDueOn', conditionDueOn),
              labelled('metOn', metOn),
              labelled('vacatedOn', stay.vacatedOn),
              labelled('petitionOn', stay.petitionOn),
              gap && translate('money.gap', { from: day(gap.from), to: day(gap.to), smart_count: gap.days }),
            ]}
          >
            <RecordButtons
              resource="stays"
              record={stay}
              name={`${translate(`${name}.one`)}, ${day(stay.orderedOn)}`}
              onEdit={() => onOpen({ dialog: 'stay', stay })}
            />
          </MoneyRow>
        );
      }}
    </MoneyRows>
  );
}
