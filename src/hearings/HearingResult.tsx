import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { dayInDhaka, formatDay } from '../../domain/dates';
import { useMay } from '../authProvider/useMay';
import type { Hearing } from '../dataProvider/files';
import { useLanguage } from '../i18n/useLanguage';
import { hearingName } from './order';

/** The id of the button that enters a result, by which the focus returns to it. */
export const resultButtonId = ({ id }: Pick<Hearing, 'id'>) => `hearing-result-${id}`;

interface Props {
  hearing: Hearing;
  isEntering: boolean;
  onEnter: () => void;
}

/** The result of a hearing and the next date. From the day of the hearing on, a button enters or corrects them. */
export function HearingResult({ hearing, isEntering, onEnter }: Props) {
  const translate = useTranslate();
  const mayEdit = useMay('edit', 'hearings');
  const text = useResultText(hearing);
  if (!mayEdit || hearing.date > dayInDhaka()) return <>{text}</>;
  const action = hearing.result ? 'diary.correctResult' : 'diary.enterResult';
  return (
    <Button
      id={resultButtonId(hearing)}
      size="small"
      variant={hearing.result ? 'text' : 'outlined'}
      color={hearing.isMissing ? 'warning' : 'primary'}
      aria-expanded={isEntering}
      aria-label={[text, translate(action, { name: hearingName(hearing) })].filter(Boolean).join('. ')}
      onClick={onEnter}
      sx={{ textAlign: 'left', justifyContent: 'flex-start', minWidth: 0, px: 0.75, py: 0.25 }}
    >
      {text || translate('hearings.enterResult')}
    </Button>
  );
}

/** `Adjourned → 29/11/2026`; 'Result missing' if it should have been entered by now; else empty. */
export function useResultText({ result, nextDate, isMissing }: Hearing): string {
  const translate = useTranslate();
  const language = useLanguage();
  const came = result
    ? translate(`resources.hearings.choices.result.${result}`)
    : isMissing && translate('diary.missing');
  return [came, nextDate && `→ ${formatDay(nextDate, language)}`].filter(Boolean).join(' ');
}
