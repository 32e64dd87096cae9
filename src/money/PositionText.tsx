import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { dayInDhaka, formatDay } from '../../domain/dates';
import { mainState, moneyStates, type MoneyState } from '../../domain/money/position';
import { formatTaka } from '../../domain/taka';
import { useLanguage } from '../i18n/useLanguage';
import type { FileMoney } from './fileMoney';

/** States that end on a day by themselves. */
const PASSING: ReadonlySet<MoneyState> = new Set(['STAYED', 'NOT_DUE', 'APPEAL_TIME']);

/** The position in a sentence, a bar of its parts, and what is held and secured beside it. */
export function PositionText({ money }: { money: FileMoney }) {
  const translate = useTranslate();
  const language = useLanguage();
  const taka = (amount: number) => formatTaka(amount, language);
  const parts = moneyStates.filter((state) => money.parts[state] > 0);
  const facts = {
    held: money.held,
    secured: money.secured,
    encashable: money.encashable,
  };
  return (
    <>
      <Box sx={{ typography: 'subtitle2' }}>
        {money.date !== dayInDhaka() && `${formatDay(money.date, language)}: `}
        {sentence()}
      </Box>
      {parts.length > 0 && (
        <Box aria-hidden sx={bar}>
          {parts.map((state) => (
            <Box key={state} sx={{ flexGrow: money.parts[state], ...fills[state] }} />
          ))}
        </Box>
      )}
      <Box component="dl" sx={list}>
        {parts.length > 1 &&
          parts.map((state) => (
            <div key={state}>
              <dt>
                <Box component="span" aria-hidden sx={{ ...mark, ...fills[state] }} />
                {translate(`money.states.${state}`)}
              </dt>
              <dd>{taka(money.parts[state])}</dd>
            </div>
          ))}
        {Object.entries(facts)
          .filter(([, amount]) => amount > 0)
          .map(([name, amount]) => (
            <div key={name}>
              <dt>{translate(`money.facts.${name}`)}</dt>
              <dd>{taka(amount)}</dd>
            </div>
          ))}
        {money.interest && (
          <div>
            <dt>{translate('money.interest', { smart_count: money.interest.days })}</dt>
            <dd>
              {taka(money.interest.amount)}{' '}
              {!money.interest.verified && `(${translate('money.notVerified')})`}
            </dd>
          </div>
        )}
      </Box>
    </>
  );

  function sentence(): string {
    if (money.overpaid > 0) return translate('money.overpaid', { amount: taka(money.overpaid) });
    const main = mainState(money.parts);
    if (!main) return translate('money.nothing');
    const amount = taka(money.outstanding);
    const part = money.parts[main] < money.outstanding ? taka(money.parts[main]) : '';
    const state = [part, translate(`money.states.${main}`)].filter(Boolean).join(' ');
    if (!money.stateUntil || !PASSING.has(main)) return translate('money.owed', { amount, state });
    const day = formatDay(money.stateUntil, language);
    return translate('money.owedUntil', { amount, state, day });
  }
}

/** Each state by its own stripes, so that none is told by its colour alone, on paper neither. */
const stripes = (angle: number, colour: string) => ({
  bgcolor: colour,
  backgroundImage: `repeating-linear-gradient(${angle}deg, transparent 0 4px, rgb(255 255 255 / 45%) 4px 6px)`,
});

const fills: Record<MoneyState, object> = {
  NOT_CONFIRMED: { bgcolor: 'grey.500' },
  STAYED: stripes(45, 'warning.main'),
  NOT_DUE: stripes(90, 'info.main'),
  APPEAL_TIME: stripes(135, 'info.main'),
  APPEAL_PENDING: stripes(0, 'info.main'),
  UNTRACEABLE: stripes(45, 'grey.600'),
  WRITE_OFF_PROPOSED: stripes(135, 'grey.600'),
  RECOVERABLE: { bgcolor: 'success.main' },
};

const bar = {
  display: 'flex',
  height: 12,
  my: 1,
  borderRadius: 0.5,
  overflow: 'hidden',
  gap: '2px',
  printColorAdjust: 'exact',
};

const mark = {
  display: 'inline-block',
  width: 12,
  height: 12,
  mr: 0.75,
  verticalAlign: 'baseline',
  borderRadius: 0.25,
  printColorAdjust: 'exact',
};

const list = {
  m: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  rowGap: 0.25,
  typography: 'body2',
  '& > div': { display: 'flex', gap: 0.75 },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, fontVariantNumeric: 'tabular-nums' },
};
