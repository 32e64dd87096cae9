import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import { useGetList, useGetOne, useTranslate } from 'react-admin';
import { dayInDhaka, formatDay } from '../../domain/dates';
import { fileRetentionFields, type FileRetention, type ListedRetention } from '../../domain/retention';
import { useMay } from '../authProvider/permissions';
import { nameIn } from '../i18n/nameIn';
import { useLanguage } from '../i18n/useLanguage';
import { FieldInput } from '../inputs/FieldInput';
import { FieldGrid, WIDE } from '../inputs/FormGroup';
import { useOffers } from '../offered/useOffers';
import { Section } from '../page/Section';
import { EntryDialog } from '../recordForms/EntryDialog';
import { useRetentionClass, useWhy } from './retentionTexts';

/** What people have decided about keeping a file; null before the first decision. */
function useFileRetention(caseFilingId: number): FileRetention | null | undefined {
  const isOffered = useOffers('retention-rules');
  const { data } = useGetList<FileRetention>(
    'file-retention',
    { filter: { caseFilingId }, pagination: { page: 1, perPage: 1 }, sort: BY_ID },
    { enabled: isOffered },
  );
  return data && (data[0] ?? null);
}

const BY_ID = { field: 'id', order: 'ASC' } as const;

/** Says at the head of a file's page that the paper file is gone. */
export function DestroyedNote({ caseFilingId }: { caseFilingId: number }) {
  const translate = useTranslate();
  const language = useLanguage();
  const own = useFileRetention(caseFilingId);
  if (!own?.destroyedOn) return null;
  const { destroyedOn, destroyedBy: by, destroyedMemo: memo } = own;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {translate('retention.destroyed', { day: formatDay(destroyedOn, language), by, memo })}
    </Alert>
  );
}

/** How long a file is kept, and why. */
export function RetentionPanel({ caseFilingId }: { caseFilingId: number }) {
  const translate = useTranslate();
  const mayList = useMay('read', 'retention');
  const own = useFileRetention(caseFilingId);
  if (own === undefined || (!own && !mayList)) return null;
  return (
    <Section heading={translate('retention.title')}>
      <Facts caseFilingId={caseFilingId} own={own} />
    </Section>
  );
}

/** The item of the file's menu that changes it. */
export function RetentionItem({ caseFilingId, onOpen }: { caseFilingId: number; onOpen: () => void }) {
  const translate = useTranslate();
  const mayEdit = useMay('edit', 'file-retention');
  const mayDestroy = useMay('destroy', 'destructions');
  const own = useFileRetention(caseFilingId);
  if (own === undefined || !(own?.destroyedOn ? mayDestroy : mayEdit)) return null;
  return <MenuItem onClick={onOpen}>{translate('retention.edit')}</MenuItem>;
}

interface Props {
  caseFilingId: number;
  own: FileRetention | null;
}

/** Only who may read the list is told what the rules and the file's cases come to. */
function Facts({ caseFilingId, own }: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const classOf = useRetentionClass();
  const whyOf = useWhy();
  const mayList = useMay('read', 'retention');
  const { data: listed } = useGetOne<ListedRetention>(
    'retention',
    { id: caseFilingId },
    { enabled: mayList },
  );
  const shown = listed ?? own;
  const rule = listed && nameIn(language, listed.ruleName, listed.ruleNameBn);
  const day = listed?.overOn && formatDay(listed.overOn, language);
  const isOver = listed?.overOn && listed.overOn <= dayInDhaka();
  return (
    <>
      <strong>{shown?.class ? classOf(shown) : translate('retention.none')}</strong>
      {shown?.class && ` · ${translate(rule ? 'retention.byRule' : 'retention.byHand', { name: rule })}`}
      {own?.holdReason && (
        <Box sx={{ overflowWrap: 'anywhere' }}>{translate('retention.hold', { reason: own.holdReason })}</Box>
      )}
      {listed?.class && !own?.destroyedOn && (
        <Box sx={{ color: 'text.secondary' }}>
          {!day || (!isOver && listed.why.includes('LIVE'))
            ? listed.years && translate('retention.notEnded')
            : !isOver
              ? translate('retention.until', { day })
              : listed.why.length
                ? translate('retention.kept', { day, why: whyOf(listed.why) })
                : translate('retention.due', { day })}
        </Box>
      )}
    </>
  );
}

const { class: ofClass, years, holdReason } = fileRetentionFields;
const fields = { class: ofClass, years, holdReason };

export function RetentionDialog({ caseFilingId, onClose }: { caseFilingId: number; onClose: () => void }) {
  const translate = useTranslate();
  const own = useFileRetention(caseFilingId);
  if (own === undefined) return null;
  return (
    <EntryDialog
      resource="file-retention"
      fields={fields}
      record={own ?? undefined}
      start={own ?? {}}
      title={translate('retention.edit')}
      {...(own?.destroyedOn && { subtitle: translate('retention.takeBack') })}
      save={async (values, write) => {
        const isAny = Object.values(values).some((value) => value !== null);
        if (own || isAny) await write({ ...values, caseFilingId, destructionId: null });
      }}
      saved="retention.saved"
      onClose={onClose}
    >
      <FieldGrid>
        <FieldInput source="class" field={ofClass} />
        <FieldInput source="years" field={years} />
        <Box className={WIDE}>
          <FieldInput source="holdReason" field={holdReason} />
        </Box>
      </FieldGrid>
    </EntryDialog>
  );
}
