import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { plusMonths } from '../../domain/dates';
import type { Return } from '../dataProvider/returns';
import type { Than } from './Figure';
import { monthBefore, useMonthName, useReturns } from './useReturns';

const BESIDE = 'beside';
const NOTHING = '';

/** What a return can be compared with: the month before, the same month last year, its other editions. */
function useChoices({ id, from }: Return) {
  const translate = useTranslate();
  const monthName = useMonthName();
  const { ofMonth, editionsOf } = useReturns();
  const months = [monthBefore(from), plusMonths(from, -12)].flatMap((month) => ofMonth(month) ?? []);
  return [
    ...months.map((other) => ({ ...other, name: monthName(other.from), isEdition: false })),
    ...editionsOf(from)
      .filter((other) => other.id !== id)
      .map((other) => ({
        ...other,
        name: translate('returns.beside.edition', { edition: other.edition }),
        isEdition: true,
      })),
  ];
}

/** The figures that the URL asks to compare a return with. */
export function useThan(shown: Return): Than | undefined {
  const [query] = useSearchParams();
  const chosen = useChoices(shown).find(({ id }) => String(id) === query.get(BESIDE));
  const { data } = useGetOne<Return>('returns', { id: chosen?.id ?? 0 }, { enabled: chosen !== undefined });
  return chosen && data?.figures && { figures: data.figures, name: chosen.name, isEdition: chosen.isEdition };
}

export function BesideChoice({ shown }: { shown: Return }) {
  const translate = useTranslate();
  const [query, setQuery] = useSearchParams();
  const choices = useChoices(shown);
  const id = useId();
  if (choices.length === 0) return null;
  const chosen = choices.find((each) => String(each.id) === query.get(BESIDE));
  return (
    <Box sx={row}>
      <Typography id={id} variant="body2" color="text.secondary">
        {translate('returns.beside.label')}
      </Typography>
      <ToggleButtonGroup
        value={chosen ? String(chosen.id) : NOTHING}
        onChange={(_event, next: string | null) => {
          if (next !== null) setQuery(next === NOTHING ? {} : { [BESIDE]: next }, { replace: true });
        }}
        aria-labelledby={id}
      >
        <ToggleButton value={NOTHING}>{translate('returns.beside.none')}</ToggleButton>
        {choices.map(({ id: other, name }) => (
          <ToggleButton key={other} value={String(other)}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  mb: 1.5,
  displayPrint: 'none',
};
