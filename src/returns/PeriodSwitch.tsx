import { useTranslate } from 'react-admin';
import { kindOfPeriod, periodKinds, periodOf, type Days } from '../../domain/returns/periods';
import { ViewLinks } from '../page/ViewLinks';
import { useReturns } from './useReturns';

export const periodAddress = ({ from, to }: Days): string =>
  `/returns/period?${new URLSearchParams({ from, to })}`;

interface Props {
  shown: Days;
  /** Whether other than whole periods are chosen. */
  isFree?: boolean;
}

/** Links to the month, the quarter and the years in which the shown days end, and to any days. */
export function PeriodSwitch({ shown, isFree = false }: Props) {
  const translate = useTranslate();
  const { ofMonth } = useReturns();
  const here = isFree ? null : kindOfPeriod(shown);
  const addressOf = (days: Days) => {
    const monthly = kindOfPeriod(days) === 'month' ? ofMonth(days.from) : undefined;
    return monthly ? `/returns/${monthly.id}` : periodAddress(days);
  };
  return (
    <ViewLinks
      label={translate('returns.periods.label')}
      views={[
        ...periodKinds.map((kind) => ({
          name: translate(`returns.periods.${kind}`),
          to: addressOf(periodOf(kind, shown.to)),
          isHere: kind === here,
        })),
        {
          name: translate('returns.periods.days'),
          to: `${periodAddress(shown)}&free=`,
          isHere: here === null,
        },
      ]}
    />
  );
}
