import EditIcon from '@mui/icons-material/Edit';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatDay } from '../../domain/dates';
import { localDigits } from '../../domain/digits';
import { useMay } from '../authProvider/permissions';
import type { Hearing } from '../dataProvider/files';
import { HearingDialog } from '../hearings/HearingDialog';
import { byCourt, hearingName, useProceedingName } from '../hearings/hearingNames';
import { HearingResult, ResultForm, resultButtonId } from '../hearings/ResultForms';
import { useLanguage } from '../i18n/useLanguage';
import { Line, Lines } from './Line';

interface Props {
  heading: string;
  hearings: readonly Hearing[];
  /** The URL of the diary with all of these hearings. */
  to: string;
  /** How many there are, of which `hearings` may be the beginning. */
  count: number;
  /** Whether the hearings are of several days; then each shows its date and their order is kept. */
  withDate?: boolean;
}

/** Hearings, whose results are entered in place. */
export function HearingLines({ heading, hearings, to, count, withDate = false }: Props) {
  const [entering, setEntering] = useState<number | null>(null);
  const [editing, setEditing] = useState<Hearing | null>(null);
  const shown = withDate ? hearings : hearings.toSorted(byCourt);
  const focus = (hearing: Hearing | undefined) => {
    const button = hearing && document.getElementById(resultButtonId(hearing));
    (button ?? document.getElementById('page-title'))?.focus();
  };
  /** Focuses the next hearing's button: the saved hearing may have left the list. */
  const close = (at: number, isSaved: boolean) => {
    setEntering(null);
    focus(isSaved ? (shown[at + 1] ?? shown[at - 1]) : shown[at]);
  };
  return (
    <>
      <Lines heading={heading} count={count} all={count > shown.length && to}>
        {shown.map((hearing, at) => (
          <HearingLine
            key={hearing.id}
            hearing={hearing}
            withDate={withDate}
            isEntering={entering === hearing.id}
            onEnter={() => setEntering(hearing.id)}
            onEdit={() => setEditing(hearing)}
            onClose={(isSaved) => close(at, isSaved)}
          />
        ))}
      </Lines>
      {editing && <HearingDialog hearing={editing} onClose={() => setEditing(null)} />}
    </>
  );
}

interface LineProps {
  hearing: Hearing;
  withDate: boolean;
  isEntering: boolean;
  onEnter: () => void;
  onEdit: () => void;
  onClose: (isSaved: boolean) => void;
}

function HearingLine({ hearing, withDate, isEntering, onEnter, onEdit, onClose }: LineProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const nameOf = useProceedingName();
  const mayEdit = useMay('edit', 'hearings');
  const { date, time, itemNo, court, companyName, purpose, lawOfficer, caseFilingId, nothiNumber } = hearing;
  const when = [
    withDate && formatDay(date, language),
    time && localDigits(time, language),
    itemNo && translate('today.item', { item: localDigits(itemNo, language) }),
  ].filter(Boolean);
  const about = [
    nameOf(hearing),
    court,
    companyName,
    purpose && translate(`resources.hearings.choices.purpose.${purpose}`),
    lawOfficer,
  ];
  return (
    <Line
      lead={
        when.length > 0 && (
          <Box component="strong" sx={{ mr: 1, fontVariantNumeric: 'tabular-nums' }}>
            {when.join(' · ')}
          </Box>
        )
      }
      file={{ id: caseFilingId, number: nothiNumber ?? String(caseFilingId) }}
      text={about.filter(Boolean).join(' · ')}
      actions={
        <>
          <HearingResult hearing={hearing} isEntering={isEntering} onEnter={onEnter} />
          {mayEdit && (
            <Tooltip title={translate('forms.edit')}>
              <IconButton
                size="small"
                aria-label={translate('lists.rowAction', {
                  action: translate('hearings.edit'),
                  record: hearingName(hearing),
                })}
                onClick={onEdit}
              >
                <EditIcon fontSize="small" />
              </IconButton>
            </Tooltip>
          )}
        </>
      }
    >
      {isEntering && (
        <ResultForm hearing={hearing} onSaved={() => onClose(true)} onClose={() => onClose(false)} />
      )}
    </Line>
  );
}
