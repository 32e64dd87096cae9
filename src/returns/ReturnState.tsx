import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { dayInDhaka, formatDay, formatInstant, formatTimeOrInstant, plusDays } from '../../domain/dates';
import { useMay } from '../authProvider/permissions';
import { createReturnCalls, type Return } from '../dataProvider/returns';
import { useCalls } from '../dataProvider/useCalls';
import { useLanguage } from '../i18n/useLanguage';
import { useErrorDialog } from '../page/ErrorDialog';
import { FreezeDialog } from './FreezeDialog';
import { UnfreezeDialog } from './UnfreezeDialog';
import { useReturns, useStateName } from './useReturns';

interface Props {
  shown: Return;
  month: string;
}

/** In which state a return is, since when, and what can be done with it. */
export function ReturnState({ shown, month }: Props) {
  const stateOf = useStateName();
  return (
    <Paper variant="outlined" sx={box}>
      <Box sx={{ flex: '1 1 18rem', minWidth: 0 }}>
        <span className="status-mark" data-settled={shown.state === 'FROZEN' || undefined}>
          <strong>{stateOf(shown)}</strong>
        </span>
        {shown.state === 'FROZEN' ? <Frozen shown={shown} /> : <Counted shown={shown} />}
      </Box>
      {shown.state === 'FROZEN' ? (
        <Unfreeze shown={shown} month={month} />
      ) : (
        <Freeze shown={shown} month={month} />
      )}
    </Paper>
  );
}

function Frozen({ shown }: Pick<Props, 'shown'>) {
  const translate = useTranslate();
  const language = useLanguage();
  const { signedBy, memo, date, frozenAt, hash, replacedById } = shown;
  const facts = [
    frozenAt && formatInstant(frozenAt, language),
    signedBy,
    memo && translate('returns.paper.memo', { memo }),
    date && formatDay(date, language),
    hash && translate('returns.paper.seal', { hash: shortSeal(hash) }),
  ].filter(Boolean);
  return (
    <>
      <Line>{facts.join(' · ')}</Line>
      {replacedById !== null && (
        <Line>
          {translate('returns.editions.replaced')}{' '}
          <Link to={`/returns/${replacedById}`}>{translate('returns.editions.newest')}</Link>
        </Line>
      )}
    </>
  );
}

function Counted({ shown: { progress, countedAt, signedBy } }: Pick<Props, 'shown'>) {
  const translate = useTranslate();
  const language = useLanguage();
  // freezing begins with the signature, and counts once more
  const doing = signedBy === null ? 'returns.counting' : 'returns.freezing';
  const counting = progress !== null && translate(doing, { percent: progress });
  return (
    <>
      {countedAt !== null && (
        <Line>
          {translate('returns.counted', { at: formatTimeOrInstant(new Date(countedAt), language) })}
        </Line>
      )}
      {/* an empty status is there before its text, so that a screen reader says it */}
      <Box component="output" sx={{ display: 'block' }}>
        {counting && <Line>{counting}</Line>}
        {counting && countedAt === null && <Line>{translate('returns.countingFirst')}</Line>}
      </Box>
      {counting && (
        <LinearProgress
          variant="determinate"
          value={progress}
          aria-label={counting}
          sx={{ mt: 0.5, maxWidth: '24rem' }}
        />
      )}
    </>
  );
}

/** Freezing, with the reason beside the button while it cannot be done. */
function Freeze({ shown, month }: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const showError = useErrorDialog();
  const queries = useQueryClient();
  const { count } = useCalls(createReturnCalls);
  const mayCount = useMay('create', 'returns');
  const mayFreeze = useMay('freeze', 'returns');
  const [isOpen, setOpen] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => count(shown.from, shown.to),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['returns'] }),
    onError: (error) => showError({ title: 'forms.failed', text: error.message }),
  });
  const isCounting = shown.progress !== null;
  const over = plusDays(shown.to, 1);
  const isOver = dayInDhaka() >= over;
  const reason = !isOver
    ? translate('returns.freeze.notOver', { day: formatDay(over, language) })
    : (isCounting || shown.countedAt === null) && translate('returns.freeze.notCounted');
  return (
    <Box sx={buttons}>
      {reason && mayFreeze && (
        <Typography id="not-yet" variant="body2" color="text.secondary">
          {reason}
        </Typography>
      )}
      {mayCount && (
        <Button variant="outlined" loading={isPending} disabled={isCounting} onClick={() => mutate()}>
          {translate('returns.countAgain')}
        </Button>
      )}
      {mayFreeze && (
        <Button
          variant="contained"
          disabled={Boolean(reason)}
          aria-describedby={reason ? 'not-yet' : undefined}
          onClick={() => setOpen(true)}
        >
          {translate('returns.freeze.action')}
        </Button>
      )}
      {isOpen && <FreezeDialog shown={shown} month={month} onClose={() => setOpen(false)} />}
    </Box>
  );
}

/** Unfreezing, or why it cannot be done: the newest return can be unfrozen while no later one is begun. */
function Unfreeze({ shown, month }: Props) {
  const translate = useTranslate();
  const { newest } = useReturns();
  const mayFreeze = useMay('freeze', 'returns');
  const [isOpen, setOpen] = useState(false);
  if (!mayFreeze || !newest || shown.replacedById !== null) return null;
  if (newest.id !== shown.id)
    return (
      <Typography variant="body2" color="text.secondary">
        {translate('returns.unfreeze.notNewest')}
      </Typography>
    );
  return (
    <Box sx={buttons}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {translate('returns.unfreeze.action')}
      </Button>
      {isOpen && <UnfreezeDialog shown={shown} month={month} onClose={() => setOpen(false)} />}
    </Box>
  );
}

/** Refetches what shows the figures of a return, such as its lists, once a count has ended. */
export function useRefetchAfterCount({ progress }: Return) {
  const queries = useQueryClient();
  const wasCounting = useRef(progress !== null);
  useEffect(() => {
    const isCounting = progress !== null;
    if (wasCounting.current && !isCounting) {
      void queries.invalidateQueries({ queryKey: ['returns'] });
      void queries.invalidateQueries({ queryKey: ['return-rows'] });
    }
    wasCounting.current = isCounting;
  }, [progress, queries]);
}

/** The characters of a seal that paper shows. */
export const shortSeal = (hash: string): string => hash.slice(0, 16);

const Line = ({ children }: { children: ReactNode }) => (
  <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
    {children}
  </Typography>
);

const box = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  px: 2,
  py: 1.5,
  mb: 1.5,
  '@media print': { border: 0, p: 0 },
};

const buttons = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, displayPrint: 'none' };
