import { useWatch } from 'react-hook-form';
import { payableRevenue } from '../../../domain/caseFilings';
import { formatTaka } from '../../../domain/money';
import { useLanguage } from '../../i18n/useLanguage';
import { ShownValue } from '../../inputs/ShownValue';

/** The total due, recalculated while amounts are typed. */
export function PayableRevenue() {
  const language = useLanguage();
  const amounts: unknown[] = useWatch({ name: ['revenue', 'amortizationPenalty', 'monetaryPenalty'] });
  const [revenue, amortizationPenalty, monetaryPenalty] = amounts.map(amountOrZero) as [
    number,
    number,
    number,
  ];
  const payable = payableRevenue({ revenue, amortizationPenalty, monetaryPenalty });
  return <ShownValue source="payableRevenue" value={formatTaka(payable, language)} numeric />;
}

/** An invalid amount counts as 0; its field shows the error. */
const amountOrZero = (value: unknown) => (typeof value === 'number' ? value : 0);
