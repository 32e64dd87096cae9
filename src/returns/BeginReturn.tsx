import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { dayInDhaka, plusMonths } from '../../domain/dates';
import { lastOfMonth } from '../../domain/returns/records';
import { useMay } from '../authProvider/permissions';
import { createReturnCalls } from '../dataProvider/returns';
import { useCalls } from '../dataProvider/useCalls';
import { useErrorDialog } from '../page/ErrorDialog';
import { monthAfter, useMonthName, useReturns } from './useReturns';

/** How many months back the first return may begin. */
const MONTHS_BACK = 24;

/** Begins the return of the next month in order; before the first, of a month to choose. */
export function BeginReturn() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const showError = useErrorDialog();
  const monthName = useMonthName();
  const { isLoaded, newest, all } = useReturns();
  const { count } = useCalls(createReturnCalls);
  const mayBegin = useMay('create', 'returns');
  const thisMonth = `${dayInDhaka().slice(0, 7)}-01`;
  const [first, setFirst] = useState(() => plusMonths(thisMonth, -1));
  // as long as nothing is frozen, the first return may still be of another month
  const isFirst = all.every(({ state }) => state === 'DRAFT');
  const month = newest && !isFirst ? monthAfter(newest.from) : first;
  const { mutate, isPending } = useMutation({
    mutationFn: () => count(month, lastOfMonth(month)),
    onSuccess: ({ id }) => {
      void queries.invalidateQueries({ queryKey: ['returns'] });
      void navigate(`/returns/${id}`);
    },
    onError: (error) => showError({ title: 'forms.failed', text: error.message }),
  });
  // the next month follows a frozen one, and has to have begun
  const isInOrder = isFirst || newest?.state === 'FROZEN';
  if (!mayBegin || !isLoaded || !isInOrder || month > thisMonth) return null;
  return (
    <>
      {isFirst && (
        <TextField
          select
          fullWidth={false}
          label={translate('returns.beginFirst')}
          value={first}
          onChange={({ target }) => setFirst(target.value)}
          slotProps={{ select: { native: true } }}
        >
          {Array.from({ length: MONTHS_BACK }, (_, back) => plusMonths(thisMonth, -back)).map((each) => (
            <option key={each} value={each}>
              {monthName(each)}
            </option>
          ))}
        </TextField>
      )}
      <Button
        variant="contained"
        startIcon={<AddIcon />}
        loading={isPending}
        disabled={month === newest?.from}
        onClick={() => mutate()}
      >
        {translate('returns.begin', { month: monthName(month) })}
      </Button>
    </>
  );
}
