import AddStepIcon from '@mui/icons-material/PlaylistAdd';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { Fragment } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { formatDay } from '../../domain/dates';
import { formatTaka } from '../../domain/taka';
import { useMay } from '../authProvider/permissions';
import { nameIn } from '../i18n/nameIn';
import { useLanguage } from '../i18n/useLanguage';
import type { Guarantee } from '../dataProvider/money';
import type { FileMoney } from './fileMoney';
import type { MoneyDialog } from './MoneyDialogs';
import { MoneyRow, MoneyRows } from './MoneyRows';
import { RecordButtons } from '../recordForms/EntryButtons';

interface Props {
  guarantees: FileMoney['guarantees'];
  caseFilingId: number;
  onOpen: (dialog: MoneyDialog) => void;
}

/** What secures the file: guarantees with their steps, and the files that they also secure. */
export function GuaranteeList({ guarantees, caseFilingId, onOpen }: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const mayEdit = useMay('edit', 'guarantees');
  const name = 'resources.guarantees';
  const day = (of: string | null) => of && formatDay(of, language);
  const stepText = ({
    kind,
    date,
    amount,
    validUntil,
    memo,
  }: FileMoney['guarantees'][number]['steps'][number]) =>
    [
      `${day(date)}: ${translate(`resources.guarantee-steps.choices.kind.${kind}`)}`,
      amount && formatTaka(amount, language),
      kind === 'ENCASHED' && !amount && translate('money.amountMissing'),
      validUntil && translate('money.until', { day: day(validUntil) }),
      memo,
    ]
      .filter(Boolean)
      .join(', ');
  return (
    <MoneyRows heading={translate(`${name}.name`)} rows={guarantees}>
      {(guarantee) => {
        const { id, kind, number, state, expiresOn, continuing, originalAt, confirmedOn } = guarantee;
        const title = number ?? translate(`${name}.choices.kind.${kind}`);
        const part = guarantee.allocations.find((each) => each.caseFilingId === caseFilingId);
        const others = guarantee.files.filter((each) => each.caseFilingId !== caseFilingId);
        return (
          <MoneyRow
            key={id}
            title={
              <>
                <strong>{title}</strong> · {formatTaka(Number(part?.amount ?? 0), language)} ·{' '}
                {translate(`${name}.choices.state.${state}`)}
                {expiresOn && `, ${translate('money.until', { day: day(expiresOn) })}`}
                {continuing && state === 'VALID' && `, ${translate(`${name}.fields.continuing`)}`}
              </>
            }
            lines={[
              isPartLeft(guarantee) &&
                `${translate(`${name}.fields.left`)}: ${formatTaka(guarantee.left, language)}`,
              [nameIn(language, guarantee.bankName, guarantee.bankNameBn), guarantee.branch]
                .filter(Boolean)
                .join(', '),
              originalAt && `${translate(`${name}.fields.originalAt`)}: ${originalAt}`,
              confirmedOn && `${translate(`${name}.fields.confirmedOn`)}: ${day(confirmedOn)}`,
              others.length > 0 && (
                <>
                  {translate('money.alsoSecures')}{' '}
                  {others.map((file, place) => (
                    <Fragment key={file.caseFilingId}>
                      {place > 0 && ', '}
                      <Link component={RouterLink} to={`/files/${file.caseFilingId}`}>
                        {file.nothiNumber}
                      </Link>
                    </Fragment>
                  ))}
                </>
              ),
              ...guarantee.steps.map(stepText),
            ]}
          >
            {mayEdit && (
              <Button
                size="small"
                startIcon={<AddStepIcon />}
                onClick={() => onOpen({ dialog: 'step', guarantee })}
                aria-label={translate('lists.rowAction', { action: translate('lists.step'), record: title })}
              >
                {translate('lists.step')}
              </Button>
            )}
            <RecordButtons
              resource="guarantees"
              record={guarantee}
              name={title}
              onEdit={() => onOpen({ dialog: 'guarantee', guarantee })}
            />
          </MoneyRow>
        );
      }}
    </MoneyRows>
  );
}

const isPartLeft = ({ left, amount }: Guarantee) => left > 0 && left < amount;
