import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { MoneyTask } from '../../domain/money/tasks';
import { Line, Lines } from './Line';

interface Props {
  tasks: readonly MoneyTask[] | undefined;
  /** How many there are, of which `tasks` may be the beginning. */
  count: number;
}

/** More lines than these are shown when asked for. */
const FIRST = 8;

/** What there is to do about the money of files. */
export function TaskLines({ tasks, count }: Props) {
  const translate = useTranslate();
  const list = useRef<HTMLElement>(null);
  const [isWhole, setWhole] = useState(false);
  // the pressed button disappears
  useEffect(() => {
    if (isWhole) list.current?.querySelectorAll('a')[FIRST]?.focus();
  }, [isWhole]);
  if (!tasks?.length) return null;
  const shown = isWhole ? tasks : tasks.slice(0, FIRST);
  return (
    <Box ref={list}>
      <Lines heading={translate('today.tasks')} count={count}>
        {shown.map(({ kind, caseFilingId, nothiNumber, companyName, text }) => (
          <Line
            key={`${kind} ${caseFilingId} ${text}`}
            file={{ id: caseFilingId, number: nothiNumber }}
            text={[text, companyName].filter(Boolean).join(' · ')}
          />
        ))}
        {shown.length < tasks.length && (
          <li>
            <Link component="button" type="button" sx={{ py: 0.5 }} onClick={() => setWhole(true)}>
              {translate('today.more')}
            </Link>
          </li>
        )}
      </Lines>
    </Box>
  );
}
