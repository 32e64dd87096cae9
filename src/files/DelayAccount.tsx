import { type StepRecord, DelayExplanation } from './DelayExplanation';
import AddIcon from '@mui/icons-material/Add';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { dayInDhaka, formatDay } from '../../domain/dates';
import { daysPerDesk, delayAccount, stepFields } from '../../domain/steps';
import { useMay } from '../authProvider/permissions';
import { DayText } from '../fields/cells';
import { nameIn } from '../i18n/nameIn';
import { useLanguage } from '../i18n/useLanguage';
import { RecordButtons } from '../recordForms/EntryButtons';
import { entryRow, Section } from '../page/Section';
import { FieldGrid } from '../inputs/FormGroup';
import { FieldInput } from '../inputs/FieldInput';
import { SelectField } from '../inputs/SelectField';
import { EntryDialog } from '../recordForms/EntryDialog';

/** Shows at which desks the file was on its way to a higher court, from when to when and for how many days. */
export function DelayAccount({ caseFilingId, file }: { caseFilingId: number; file: string }) {
  const translate = useTranslate();
  const mayAdd = useMay('create', 'steps');
  const [open, setOpen] = useState<'explanation' | { step: StepRecord | null } | null>(null);
  const { data: steps = [], isPending } = useGetList<StepRecord>('steps', {
    filter: { caseFilingId },
    ...BY_DAY,
  });
  const close = () => setOpen(null);
  return (
    <Section
      heading={translate('files.delay.title')}
      isPrinted={steps.length > 0}
      action={
        <>
          {steps.length > 0 && (
            <Button startIcon={<PrintIcon />} onClick={() => setOpen('explanation')}>
              {translate('files.delay.explain')}
            </Button>
          )}
          {mayAdd && (
            // disabled until the steps are loaded, because a new step begins when the last one ended
            <Button startIcon={<AddIcon />} disabled={isPending} onClick={() => setOpen({ step: null })}>
              {translate('files.delay.add')}
            </Button>
          )}
        </>
      }
    >
      {steps.length === 0 ? (
        <Box sx={{ color: 'text.secondary', typography: 'body2' }}>{translate('files.delay.none')}</Box>
      ) : (
        <>
          {/* hidden on paper, where the explanation shows the steps */}
          <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, displayPrint: 'none' }}>
            {steps.map((step) => (
              <StepRow key={step.id} step={step} onEdit={() => setOpen({ step })} />
            ))}
          </Box>
          <DeskDays steps={steps} />
        </>
      )}
      {open === 'explanation' && <DelayExplanation steps={steps} file={file} onClose={close} />}
      {open !== null && open !== 'explanation' && (
        <StepDialog caseFilingId={caseFilingId} step={open.step} last={steps.at(-1)} onClose={close} />
      )}
    </Section>
  );
}

const BY_DAY = {
  pagination: { page: 1, perPage: 500 },
  sort: { field: 'in', order: 'ASC' },
} as const;

function StepRow({ step, onEdit }: { step: StepRecord; onEdit: () => void }) {
  const translate = useTranslate();
  const language = useLanguage();
  const desk = nameIn(language, step.deskName, step.deskNameBn);
  return (
    <Box component="li" sx={{ ...entryRow, justifyContent: 'flex-end' }}>
      <Box sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <strong>{desk}</strong>
        {step.holder && ` · ${step.holder}`}
        <div>
          <DayText day={step.in} /> – {step.out ? <DayText day={step.out} /> : translate('files.delay.still')}
        </div>
      </Box>
      <RecordButtons
        resource="steps"
        record={step}
        name={`${desk}, ${formatDay(step.in, language)}`}
        words={WORDS}
        onEdit={onEdit}
      />
    </Box>
  );
}

const WORDS = { question: 'files.delay.deleteQuestion', deleted: 'files.delay.deleted' };

/** The days at each desk (`Board: 23 days`), the days not accounted for, and the sum. */
function DeskDays({ steps }: { steps: readonly StepRecord[] }) {
  const translate = useTranslate();
  const language = useLanguage();
  const account = delayAccount(steps, dayInDhaka());
  const total = account.reduce((sum, { days }) => sum + days, 0);
  const nameOf = (desk: number | null) => {
    const step = steps.find((each) => each.desk === desk);
    return step ? nameIn(language, step.deskName, step.deskNameBn) : translate('files.delay.unaccounted');
  };
  return (
    <Box component="dl" sx={sums} aria-label={translate('files.delay.perDesk')}>
      {daysPerDesk(account).map(({ desk, days }) => (
        <Box key={desk} sx={desk === null ? { color: 'error.main', fontWeight: 600 } : undefined}>
          <dt>{nameOf(desk)}</dt>
          <dd>{translate('files.delay.days', { smart_count: days })}</dd>
        </Box>
      ))}
      <Box sx={{ fontWeight: 600 }}>
        <dt>{translate('files.delay.total')}</dt>
        <dd>{translate('files.delay.days', { smart_count: total })}</dd>
      </Box>
    </Box>
  );
}

const sums = {
  m: 0,
  mt: 1,
  pt: 1,
  borderTop: 1,
  borderColor: 'divider',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  typography: 'body2',
  '& > div': { display: 'flex', gap: 0.5 },
  '& dt::after': { content: '":"' },
  '& dd': { m: 0 },
};

interface StepDialogProps {
  caseFilingId: number;
  /** The step to edit; null to add one. */
  step: StepRecord | null;
  /** The file's last step: the next one begins when it ended. */
  last: StepRecord | undefined;
  onClose: () => void;
}

function StepDialog({ caseFilingId, step, last, onClose }: StepDialogProps) {
  const translate = useTranslate();
  return (
    <EntryDialog
      resource="steps"
      fields={stepFields}
      record={step ?? undefined}
      start={step ?? { caseFilingId, in: last?.out ?? null }}
      title={translate(step ? 'files.delay.edit' : 'files.delay.add')}
      saved="files.delay.saved"
      onClose={onClose}
    >
      <FieldGrid>
        <DeskSelect chosen={step} />
        <FieldInput source="holder" field={stepFields.holder} />
        <FieldInput source="in" field={stepFields.in} />
        <FieldInput source="out" field={stepFields.out} />
      </FieldGrid>
    </EntryDialog>
  );
}

/** A select of the desks that are still offered, and of the step's own desk. */
function DeskSelect({ chosen }: { chosen: StepRecord | null }) {
  const language = useLanguage();
  const { data = [] } = useGetList<{ id: number; name: string; nameBn: string | null }>('desks', OFFERED);
  const options = data.map(({ id, name, nameBn }) => ({ value: id, label: nameIn(language, name, nameBn) }));
  const isOffered = !chosen || options.some(({ value }) => value === chosen.desk);
  const own = isOffered
    ? []
    : [{ value: chosen.desk, label: nameIn(language, chosen.deskName, chosen.deskNameBn) }];
  return <SelectField source="desk" options={[...options, ...own]} clearable required />;
}

const OFFERED = {
  filter: { active: true },
  pagination: { page: 1, perPage: 500 },
  sort: { field: 'position', order: 'ASC' },
} as const;
