import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { useEffect, useState } from 'react';
import { useEvent, useTranslate } from 'react-admin';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { parseDay, type Day } from '../../domain/dates';
import { useMay } from '../authProvider/permissions';
import type { Proceeding } from '../dataProvider/files';
import { DayInput } from '../inputs/DayInput';
import { useOffers } from '../offered/useOffers';
import { ErrorBox } from '../page/PageFrame';
import { MenuButton } from '../page/MenuButton';
import { Section } from '../page/Section';
import { useFileMoney } from './fileMoney';
import { GuaranteeList } from './GuaranteeList';
import { Ledger } from './Ledger';
import { MoneyDialogs, type MoneyDialog } from './MoneyDialogs';
import { PositionText } from './PositionText';
import { RecoveryList } from './RecoveryList';
import { StayList } from './StayList';

interface Props {
  caseFilingId: number;
  proceedings: Proceeding[];
}

/** What a file owes, by whose leave it is not collected, and what secures it. */
export function MoneyPanel(props: Props) {
  return useOffers('money') ? <OfferedPanel {...props} /> : null;
}

function OfferedPanel({ caseFilingId, proceedings }: Props) {
  const translate = useTranslate();
  const [asOf, setAsOf] = useState<string | null>(null);
  const [asked, forget] = useSearchParams();
  const stayBy = Number(asked.get('stayBy'));
  const [opened, setOpened] = useState<MoneyDialog | null>(null);
  // an interim order's result leads here to enter the stay
  const shown: MoneyDialog | null = stayBy
    ? { dialog: 'stay', start: { proceedingId: stayBy, orderedOn: parseDay(asked.get('on')) } }
    : opened;
  const open = (dialog: MoneyDialog | null) => {
    if (stayBy) forget({}, { replace: true });
    setOpened(dialog);
  };
  const { data: money, error, refetch } = useFileMoney(caseFilingId, asOf);
  const mayAdd = useMay('create', 'money-entries');
  const courts = proceedings.filter(({ kind }) => kind !== 'case-fillings');
  const isEmpty =
    money &&
    !money.entries.length &&
    !money.guarantees.length &&
    !money.stays.length &&
    !money.recovery.length;
  return (
    <Section
      heading={translate('money.name')}
      isPrinted={!isEmpty}
      action={
        mayAdd && (
          <MenuButton label={translate('money.add')} startIcon={<AddIcon />}>
            <MenuItem onClick={() => open({ dialog: 'entry' })}>
              {translate('resources.money-entries.add')}
            </MenuItem>
            <MenuItem onClick={() => open({ dialog: 'order' })}>{translate('money.order.add')}</MenuItem>
            <MenuItem onClick={() => open({ dialog: 'guarantee' })}>
              {translate('resources.guarantees.add')}
            </MenuItem>
            {courts.length > 0 && (
              <MenuItem onClick={() => open({ dialog: 'stay' })}>{translate('resources.stays.add')}</MenuItem>
            )}
            <MenuItem onClick={() => open({ dialog: 'recovery' })}>
              {translate('resources.recovery-steps.add')}
            </MenuItem>
          </MenuButton>
        )
      }
    >
      {error && <ErrorBox error={error} onRetry={() => void refetch()} />}
      {isEmpty && !asOf && (
        <Box sx={{ color: 'text.secondary', typography: 'body2' }}>{translate('money.none')}</Box>
      )}
      {money && (!isEmpty || asOf) && (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, columnGap: 2 }}>
            <Box sx={{ flex: '1 1 20rem', minWidth: 0 }}>
              <PositionText money={money} />
            </Box>
            <DayOfMoney onChange={setAsOf} />
          </Box>
          <Ledger money={money} onOpen={open} />
          <GuaranteeList guarantees={money.guarantees} caseFilingId={caseFilingId} onOpen={open} />
          <StayList stays={money.stays} onOpen={open} />
          <RecoveryList steps={money.recovery} onOpen={open} />
        </>
      )}
      {shown && (
        <MoneyDialogs
          opened={shown}
          caseFilingId={caseFilingId}
          proceedings={courts}
          demanded={money?.demanded}
          stays={money?.stays.filter((stay) => 'id' in stay) ?? []}
          onClose={() => open(null)}
        />
      )}
    </Section>
  );
}

/** The day whose position is shown, by what is known today; empty for today. */
function DayOfMoney({ onChange }: { onChange: (day: Day | null) => void }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const form = useForm<{ asOf: Day | null }>({ defaultValues: { asOf: null } });
  const day = parseDay(useWatch({ control: form.control, name: 'asOf' }) ?? '');
  const change = useEvent(onChange);
  useEffect(() => change(day), [day, change]);
  useEffect(() => {
    if (isOpen) form.setFocus('asOf');
  }, [isOpen, form]);
  if (!isOpen)
    return (
      <Button size="small" onClick={() => setOpen(true)} sx={{ alignSelf: 'start', displayPrint: 'none' }}>
        {translate('money.asOf')}
      </Button>
    );
  return (
    <Box sx={{ maxWidth: '13rem', displayPrint: 'none' }}>
      <FormProvider {...form}>
        <DayInput source="asOf" size="small" future label={translate('money.asOf')} />
      </FormProvider>
    </Box>
  );
}
