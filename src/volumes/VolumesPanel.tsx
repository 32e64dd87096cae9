import ReceiveIcon from '@mui/icons-material/CallReceived';
import SendIcon from '@mui/icons-material/CallMade';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { formatDay } from '../../domain/dates';
import type { Movement, Volume } from '../../domain/volumes';
import { useMay } from '../authProvider/permissions';
import { DayText } from '../fields/cells';
import { nameIn } from '../i18n/nameIn';
import { useLanguage } from '../i18n/useLanguage';
import { useOffers } from '../offered/useOffers';
import { entryRow, Section } from '../page/Section';
import { RecordButtons } from '../recordForms/EntryButtons';
import { AT_PAPER_FILE } from './addresses';
import { MovementDialog, ReceiveDialog, SendDialog, VolumeDialog } from './MoveDialogs';

type Opened =
  | { dialog: 'send' | 'receive'; volume: Volume | null }
  | { dialog: 'volume'; volume: Volume }
  | { dialog: 'movement'; movement: Movement };

interface Props {
  caseFilingId: number;
  file: string;
}

/** Where each volume of a file is, with the last five moves. A file without volumes is shown as having one. */
export function VolumesPanel(props: Props) {
  // an older server of ours has the page of a file without this
  return useOffers('volumes') ? <PaperFile {...props} /> : null;
}

function PaperFile({ caseFilingId, file }: Props) {
  const translate = useTranslate();
  const [opened, setOpened] = useState<Opened | null>(null);
  const filter = { caseFilingId };
  const { data: volumes, isPending } = useGetList<Volume>('volumes', { filter, ...BY_NUMBER });
  const { data: moves = [] } = useGetList<Movement>('movements', { filter, ...LAST_FIVE });
  const close = () => setOpened(null);
  const { hash } = useLocation();
  const panel = useRef<HTMLDivElement>(null);
  // a scanned label leads here
  useEffect(() => {
    if (hash !== AT_PAPER_FILE || isPending) return;
    panel.current?.scrollIntoView();
    panel.current?.focus({ preventScroll: true });
  }, [hash, isPending]);
  const shown: (Volume | null)[] = volumes?.length ? volumes : [null];
  return (
    <Box ref={panel} tabIndex={-1} sx={{ outline: 'none', scrollMarginTop: '5rem' }}>
      <Section heading={translate('volumes.title')}>
        <Box component="ul" sx={list}>
          {!isPending &&
            shown.map((volume) => <VolumeRow key={volume?.no ?? 1} volume={volume} onOpen={setOpened} />)}
        </Box>
        {moves.length > 0 && (
          <>
            <Typography component="h3" variant="subtitle2" sx={{ mt: 1.5 }}>
              {translate('volumes.lastMoves')}
            </Typography>
            <Box component="ol" sx={list}>
              {moves.map((movement) => (
                <MoveRow
                  key={movement.id}
                  movement={movement}
                  onEdit={() => setOpened({ dialog: 'movement', movement })}
                />
              ))}
            </Box>
          </>
        )}
        {opened && <Dialogs opened={opened} caseFilingId={caseFilingId} file={file} onClose={close} />}
      </Section>
    </Box>
  );
}

const BY_NUMBER = { pagination: { page: 1, perPage: 500 }, sort: { field: 'no', order: 'ASC' } } as const;
const LAST_FIVE = { pagination: { page: 1, perPage: 5 }, sort: { field: 'on', order: 'DESC' } } as const;
const list = { listStyle: 'none', m: 0, p: 0 };

interface RowProps {
  /** Null for the first volume of a file, before anybody has entered it. */
  volume: Volume | null;
  onOpen: (opened: Opened) => void;
}

function VolumeRow({ volume, onOpen }: RowProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const maySend = useMay('create', 'movements');
  const name = translate('volumes.volume', { no: volume?.no ?? 1 });
  const isOut = Boolean(volume?.movementId);
  const action = translate(isOut ? 'lists.receive' : 'volumes.send');
  return (
    <Box component="li" sx={{ ...entryRow, justifyContent: 'flex-end' }}>
      <Box sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <strong>{name}</strong> ·{' '}
        {nameIn(language, volume?.at, volume?.atBn) || translate('volumes.notEntered')}
        {isOut && <DueBack dueBack={volume!.dueBack} daysLate={volume!.daysLate} />}
        {volume?.note && <Box sx={{ color: 'text.secondary' }}>{volume.note}</Box>}
      </Box>
      {maySend && (
        <Button
          size="small"
          startIcon={isOut ? <ReceiveIcon /> : <SendIcon />}
          aria-label={translate('lists.rowAction', { action, record: name })}
          onClick={() => onOpen({ dialog: isOut ? 'receive' : 'send', volume })}
        >
          {action}
        </Button>
      )}
      {volume && maySend && (
        <RecordButtons
          resource="volumes"
          record={volume}
          name={name}
          words={{ question: 'volumes.deleteQuestion', deleted: 'volumes.deleted' }}
          onEdit={() => onOpen({ dialog: 'volume', volume })}
        />
      )}
    </Box>
  );
}

/** When a volume that is out is due back, and how late it is. */
function DueBack({ dueBack, daysLate }: Pick<Movement, 'dueBack' | 'daysLate'>) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <>
      {' '}
      ·{' '}
      {dueBack
        ? translate('volumes.out', { day: formatDay(dueBack, language) })
        : translate('volumes.outOpen')}
      {daysLate && (
        <Box component="strong" sx={{ color: 'error.main' }}>
          , {translate('volumes.late', { smart_count: daysLate })}
        </Box>
      )}
    </>
  );
}

function MoveRow({ movement, onEdit }: { movement: Movement; onEdit: () => void }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { no, to, toBn, on, by, takenBy, purpose, receivedOn, receivedAt, receivedAtBn } = movement;
  const place = nameIn(language, to, toBn);
  const day = formatDay(on, language);
  const at = nameIn(language, receivedAt, receivedAtBn) || translate('volumes.notEntered');
  const facts = [
    by,
    takenBy && translate('volumes.takenBy', { name: takenBy }),
    purpose,
    receivedOn
      ? translate('volumes.receivedAt', { day: formatDay(receivedOn, language), place: at })
      : translate('volumes.notReceived'),
  ];
  return (
    <Box component="li" sx={{ ...entryRow, justifyContent: 'flex-end' }}>
      <Box sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <DayText day={on} /> · {translate('volumes.volume', { no })} → <strong>{place}</strong>
        <Box sx={{ color: 'text.secondary' }}>{facts.filter(Boolean).join(' · ')}</Box>
      </Box>
      <RecordButtons resource="movements" record={movement} name={`${place}, ${day}`} onEdit={onEdit} />
    </Box>
  );
}

function Dialogs({ opened, caseFilingId, file, onClose }: Props & { opened: Opened; onClose: () => void }) {
  const translate = useTranslate();
  if (opened.dialog === 'volume')
    return <VolumeDialog caseFilingId={caseFilingId} volume={opened.volume} onClose={onClose} />;
  if (opened.dialog === 'movement') return <MovementDialog movement={opened.movement} onClose={onClose} />;
  const { volume } = opened;
  const what = `${file}, ${translate('volumes.volume', { no: volume?.no ?? 1 })}`;
  if (opened.dialog === 'send')
    return (
      <SendDialog what={what} of={volume ? { volumeId: volume.id } : { caseFilingId }} onClose={onClose} />
    );
  const { movementId, backAt, backAtBn } = volume!;
  return <ReceiveDialog what={what} movement={{ id: movementId!, backAt, backAtBn }} onClose={onClose} />;
}
