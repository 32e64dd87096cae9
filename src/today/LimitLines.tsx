import { useState } from 'react';
import { useMay } from '../authProvider/permissions';
import type { Limit } from '../dataProvider/limits';
import { formatDay } from '../../domain/dates';
import { useProceedingName } from '../hearings/hearingNames';
import { useLanguage } from '../i18n/useLanguage';
import { DaysLeft, Unverified, useLimitName } from '../limits/limitTexts';
import { LimitButtons } from '../limits/LimitButtons';
import { type LimitAction, LimitDialog } from '../limits/LimitDialogs';
import { Line, Lines } from './Line';

interface Props {
  heading: string;
  limits: readonly Limit[];
  /** How many there are, of which `limits` may be the beginning. */
  count: number;
  /** The action with a button of its own; a menu has the others. */
  first: LimitAction;
  /** The URL of the list with all of these limits. */
  all: string;
}

/** Time limits with the actions on them. */
export function LimitLines({ heading, limits, count, first, all }: Props) {
  const [opened, setOpened] = useState<{ limit: Limit; action: LimitAction } | null>(null);
  return (
    <>
      <Lines
        heading={heading}
        note={<Unverified limits={limits} />}
        count={count}
        all={count > limits.length && all}
      >
        {limits.map((limit) => (
          <LimitLine
            key={limit.id}
            limit={limit}
            first={first}
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
  first: LimitAction;
  onAct: (action: LimitAction) => void;
}

function LimitLine({ limit, first, onAct }: LineProps) {
  const language = useLanguage();
  const nameOf = useProceedingName();
  const name = useLimitName()(limit);
  const mayEdit = useMay('edit', 'limits');
  const { caseFilingId, nothiNumber, due, mayFile, overrideDate, state, kind, companyName, responsible } =
    limit;
  // what was missed was its last day, not the earlier day to aim for
  const day = state === 'MISSED' ? (overrideDate ?? mayFile ?? due) : due;
  // the line already begins with the number of the filing
  const of = nameOf({ kind, number: limit.number === nothiNumber ? null : limit.number });
  const about = [name, day && formatDay(day, language), of, companyName, responsible];
  return (
    <Line
      lead={
        due && (
          <>
            <DaysLeft limit={limit} />{' '}
          </>
        )
      }
      file={{ id: caseFilingId, number: nothiNumber }}
      text={about.filter(Boolean).join(' · ')}
      actions={
        mayEdit && <LimitButtons limit={limit} first={first} name={`${name}, ${nothiNumber}`} onAct={onAct} />
      }
    />
  );
}
