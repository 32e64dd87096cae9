import { useTranslate } from 'react-admin';
import { formatDay, type Day } from '../../domain/dates';
import { withoutPaperOn, type OrderWithoutPaper } from '../../domain/today';
import { useProceedingName } from '../hearings/hearingNames';
import { useLanguage } from '../i18n/useLanguage';
import { figureLink } from '../list/listAddress';
import { Line, Lines } from './Line';

interface Props {
  orders: readonly OrderWithoutPaper[];
  today: Day;
  /** How many there are, of which `orders` may be the beginning. */
  count: number;
}

/** Orders whose paper is not on the file. */
export function PaperLines({ orders, today, count }: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const nameOf = useProceedingName();
  const { without: _only, ...filter } = withoutPaperOn(today);
  return (
    <Lines
      heading={translate('today.papers')}
      count={count}
      all={count > orders.length && figureLink('/papers/missing', filter as never)}
    >
      {orders.map(({ proceedingId, caseFilingId, nothiNumber, companyName, decidedOn, ...proceeding }) => (
        <Line
          key={proceedingId}
          file={{ id: caseFilingId, number: nothiNumber }}
          text={[nameOf(proceeding), formatDay(decidedOn, language), companyName].filter(Boolean).join(' · ')}
        />
      ))}
    </Lines>
  );
}
