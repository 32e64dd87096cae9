import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useMay } from '../authProvider/useMay';
import type { Limit } from '../dataProvider/limits';
import { formatDay } from '../../domain/dates';
import { useProceedingName } from '../hearings/useProceedingName';
import { useLanguage } from '../i18n/useLanguage';
import { DaysLeft } from '../limits/DaysLeft';
import type { LimitAction } from '../limits/limitActions';
import { LimitDialog } from '../limits/LimitDialog';
import { NotVerified } from '../limits/NotVerified';
import { useLimitName } from '../limits/useLimitName';
import { Line, Lines } from './Line';

interface Props {
  limits: readonly Limit[];
  isMore: boolean;
}

const ACTIONS: readonly LimitAction[] = ['done', 'notNeeded'];

/** Time limits by days left, ended in place; what else can be done about one stands on the page of its file. */
export function LimitLines({ limits, isMore }: Props) {
  const translate = useTranslate();
  const [opened, setOpened] = useState<{ limit: Limit; action: LimitAction } | null>(null);
  return (
    <>
      <Lines heading={translate('resources.limits.name')} count={limits.length} isMore={isMore} all="/limits">
        {limits.map((limit) => (
          <LimitLine key={limit.id} limit={limit} onAct={(action) => setOpened({ limit, action })} />
        ))}
      </Lines>
      {opened && <LimitDialog {...opened} proceedings={[]} onClose={() => setOpened(null)} />}
    </>
  );
}

function LimitLine({ limit, onAct }: { limit: Limit; onAct: (action: LimitAction) => void }) {
  const translate = useTranslate();
  const language = useLanguage();
  const nameOf = useProceedingName();
  const name = useLimitName()(limit);
  const mayEdit = useMay('edit', 'limits');
  const { caseFilingId, nothiNumber, due, companyName, responsible } = limit;
  const about = [name, due && formatDay(due, language), nameOf(limit), companyName, responsible];
  return (
    <Line
      lead={
        <>
          <DaysLeft limit={limit} /> <NotVerified limit={limit} />{' '}
        </>
      }
      file={{ id: caseFilingId, number: nothiNumber }}
      text={about.filter(Boolean).join(' · ')}
      actions={
        mayEdit &&
        ACTIONS.map((action) => (
          <Button
            key={action}
            size="small"
            aria-label={translate('limits.of', {
              action: translate(`limits.actions.${action}`),
              name: `${name}, ${nothiNumber}`,
            })}
            onClick={() => onAct(action)}
          >
            {translate(`limits.actions.${action}`)}
          </Button>
        ))
      }
    />
  );
}
