import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useMay } from '../authProvider/permissions';
import type { Limit } from '../dataProvider/limits';
import { formatDay } from '../../domain/dates';
import { useProceedingName } from '../hearings/hearingNames';
import { useLanguage } from '../i18n/useLanguage';
import { DaysLeft, NotVerified, useLimitName } from '../limits/limitTexts';
import { type LimitAction, LimitDialog } from '../limits/LimitDialogs';
import { Line, Lines } from './Line';

interface Props {
  heading: string;
  limits: readonly Limit[];
  isMore: boolean;
  actions: readonly LimitAction[];
  /** The URL of the list with all of these limits. */
  all: string;
}

/** Time limits with actions that can be taken here; the page of the file offers the other actions. */
export function LimitLines({ heading, limits, isMore, actions, all }: Props) {
  const [opened, setOpened] = useState<{ limit: Limit; action: LimitAction } | null>(null);
  return (
    <>
      <Lines heading={heading} count={limits.length} isMore={isMore} all={all}>
        {limits.map((limit) => (
          <LimitLine
            key={limit.id}
            limit={limit}
            actions={actions}
            onAct={(action) => setOpened({ limit, action })}
          />
        ))}
      </Lines>
      {opened && <LimitDialog {...opened} proceedings={[]} onClose={() => setOpened(null)} />}
    </>
  );
}

interface LineProps {
  limit: Limit;
  actions: readonly LimitAction[];
  onAct: (action: LimitAction) => void;
}

function LimitLine({ limit, actions, onAct }: LineProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const nameOf = useProceedingName();
  const name = useLimitName()(limit);
  const mayEdit = useMay('edit', 'limits');
  const { caseFilingId, nothiNumber, due, kind, companyName, responsible } = limit;
  // the line already begins with the number of the filing
  const of = nameOf({ kind, number: limit.number === nothiNumber ? null : limit.number });
  const about = [name, due && formatDay(due, language), of, companyName, responsible];
  return (
    <Line
      lead={
        due && (
          <>
            <DaysLeft limit={limit} /> <NotVerified limit={limit} />{' '}
          </>
        )
      }
      file={{ id: caseFilingId, number: nothiNumber }}
      text={about.filter(Boolean).join(' · ')}
      actions={
        mayEdit &&
        actions.map((action) => (
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
