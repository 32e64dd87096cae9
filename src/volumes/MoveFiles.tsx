import AddIcon from '@mui/icons-material/Add';
import LabelIcon from '@mui/icons-material/QrCode2';
import ReceiveIcon from '@mui/icons-material/CallReceived';
import SendIcon from '@mui/icons-material/CallMade';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState, type FormEvent } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { formatDay } from '../../domain/dates';
import { formatCount } from '../../domain/digits';
import { useMay } from '../authProvider/permissions';
import type { CasebookDataProvider } from '../dataProvider';
import { nameIn } from '../i18n/nameIn';
import { useLanguage } from '../i18n/useLanguage';
import { nativeLines } from '../inputs/WordsInput';
import { useErrorDialog } from '../page/ErrorDialog';
import { PageFrame } from '../page/PageFrame';
import { FileViews } from './FileViews';
import { ReceiveDialog, SendDialog } from './MoveDialogs';
import { filesNamed, filesNamedQuery, type NamedFile } from './namedFiles';
import { entryRow } from '../page/Section';

const Labels = lazy(async () => ({ default: (await import('./Labels')).Labels }));

interface Moved {
  moved: number;
  kept: { caseFilingId: number; nothiNumber: string; at: string | null }[];
}

/**
 * Sends or receives many paper files, or prints their labels. Those scanned or typed are ticked, those of a list are
 * not. The URL holds their `ids`, and which are `left` without a tick.
 */
export function MoveFiles() {
  const translate = useTranslate();
  const language = useLanguage();
  const notify = useNotify();
  const { call } = useDataProvider<CasebookDataProvider>();
  const showError = useErrorDialog();
  const mayMove = useMay('create', 'movements');
  const [query, setQuery] = useSearchParams();
  const { ids, left } = listIn(query);
  /** Begins with the URL, which is ahead of what is rendered when a scan follows a tick at once. */
  const change = (edit: (list: List) => List) => {
    const list = edit(listIn(new URLSearchParams(window.location.search)));
    setQuery({ ids: list.ids.join(','), left: list.left.join(',') }, { replace: true });
  };
  const named = useQuery({ ...filesNamedQuery(call, { ids }), placeholderData: keepPreviousData });
  const [unknown, setUnknown] = useState<readonly string[]>([]);
  const [kept, setKept] = useState<Moved['kept']>([]);
  const [opened, setOpened] = useState<'send' | 'receive' | 'labels' | null>(null);
  const files = named.data?.files ?? [];
  const there = files.filter(({ destroyedOn }) => !destroyedOn);
  const chosen = there.map(({ id }) => id).filter((id) => !left.includes(id));
  const count = ` (${formatCount(chosen.length, language)})`;
  const { mutate: add, isPending } = useMutation({
    mutationFn: (text: string) => filesNamed(call, { text }),
    onSuccess: ({ files: found, unknown: others }) => {
      const added = found.map(({ id }) => id);
      setUnknown(others);
      change((list) => ({ ids: [...new Set([...list.ids, ...added])], left: without(list.left, added) }));
    },
    onError: ({ message }) => showError({ title: 'forms.failed', text: message }),
  });
  const move = (path: string) => async (values: object) => {
    const done = (await call(`/api/casebook/movements/${path}`, {
      method: 'POST',
      body: { ...values, caseFilingIds: chosen },
    })) as Moved;
    setKept(done.kept);
    notify('volumes.many.moved', { type: 'success', messageArgs: { smart_count: done.moved } });
  };
  const toggle = (id: number) =>
    change((list) => ({
      ...list,
      left: list.left.includes(id) ? without(list.left, [id]) : [...list.left, id],
    }));
  const title = translate('volumes.list.move');
  const what = translate('volumes.many.chosen', { smart_count: chosen.length });
  const close = () => setOpened(null);
  return (
    <PageFrame
      title={title}
      breadcrumb={[{ label: translate('volumes.list.title'), to: '/files/out' }, { label: title }]}
      query={{ ...named, isPending: false }}
    >
      <FileViews here="/files/move" />
      <ScanBox onAdd={add} isBusy={isPending} />
      {unknown.length > 0 && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {translate('volumes.many.unknown', { numbers: unknown.join(', ') })}
        </Alert>
      )}
      {kept.length > 0 && (
        <Alert severity="info" sx={{ mb: 1 }} onClose={() => setKept([])}>
          {translate('volumes.many.kept', {
            files: kept
              .map(({ nothiNumber: file, at }) =>
                at ? translate('volumes.many.keptAt', { file, at }) : file,
              )
              .join(', '),
          })}
        </Alert>
      )}
      {files.length === 0 ? (
        <Box sx={{ color: 'text.secondary', my: 2 }}>{translate('volumes.many.none')}</Box>
      ) : (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, my: 1 }}>
            <FormControlLabel
              control={
                <Checkbox
                  checked={chosen.length > 0 && chosen.length === there.length}
                  indeterminate={chosen.length > 0 && chosen.length < there.length}
                  onChange={() =>
                    change((list) => ({ ...list, left: chosen.length === there.length ? list.ids : [] }))
                  }
                />
              }
              label={what}
            />
            {mayMove && (
              <>
                <Button startIcon={<SendIcon />} disabled={!chosen.length} onClick={() => setOpened('send')}>
                  {translate('volumes.send') + count}
                </Button>
                <Button
                  startIcon={<ReceiveIcon />}
                  disabled={!chosen.length}
                  onClick={() => setOpened('receive')}
                >
                  {translate('lists.receive') + count}
                </Button>
              </>
            )}
            <Button startIcon={<LabelIcon />} disabled={!chosen.length} onClick={() => setOpened('labels')}>
              {translate('volumes.labels.title') + count}
            </Button>
          </Box>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {files.map((file) => (
              <FileRow key={file.id} file={file} isChosen={chosen.includes(file.id)} onToggle={toggle} />
            ))}
          </Box>
        </>
      )}
      {opened === 'send' && <SendDialog what={what} save={move('send')} onClose={close} />}
      {opened === 'receive' && <ReceiveDialog what={what} save={move('receive')} onClose={close} />}
      <Suspense fallback={null}>{opened === 'labels' && <Labels ids={chosen} onClose={close} />}</Suspense>
    </PageFrame>
  );
}

/** The listed files, and those of them that are not ticked. */
interface List {
  ids: readonly number[];
  left: readonly number[];
}

const listIn = (query: URLSearchParams): List => ({
  ids: idsOf(query.get('ids')),
  left: idsOf(query.get('left')),
});

const idsOf = (text: string | null) =>
  (text ?? '').split(',').flatMap((id) => (/^\d{1,15}$/.test(id) ? Number(id) : []));

const without = (ids: readonly number[], others: readonly number[]) =>
  ids.filter((id) => !others.includes(id));

/** A box for a USB reader, which types the label's address and Enter, and for pasted numbers. */
function ScanBox({ onAdd, isBusy }: { onAdd: (text: string) => void; isBusy: boolean }) {
  const translate = useTranslate();
  const [text, setText] = useState('');
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (!text.trim()) return;
    onAdd(text);
    setText('');
  };
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', mb: 1 }}>
      <TextField
        autoFocus
        fullWidth
        {...nativeLines}
        label={translate('volumes.many.scan')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey) return;
          event.preventDefault();
          submit();
        }}
      />
      <Button
        type="submit"
        startIcon={<AddIcon />}
        disabled={isBusy}
        variant="outlined"
        sx={{ mt: '1.875rem', flexShrink: 0 }}
      >
        {translate('volumes.many.add')}
      </Button>
    </Box>
  );
}

interface RowProps {
  file: NamedFile;
  isChosen: boolean;
  onToggle: (id: number) => void;
}

function FileRow({ file, isChosen, onToggle }: RowProps) {
  const { id, nothiNumber, companyName, destroyedOn, volumes } = file;
  const translate = useTranslate();
  const language = useLanguage();
  const places = volumes.map(({ no, at, atBn, isOut }) =>
    [
      translate('volumes.volume', { no }),
      nameIn(language, at, atBn) || translate('volumes.notEntered'),
      isOut && translate('volumes.outOpen'),
    ]
      .filter(Boolean)
      .join(' · '),
  );
  return (
    <Box component="li" sx={{ ...entryRow, flexWrap: 'nowrap', alignItems: 'center' }}>
      <Checkbox
        edge="start"
        checked={isChosen}
        disabled={destroyedOn !== null}
        onChange={() => onToggle(id)}
        slotProps={{ input: { 'aria-label': nothiNumber } }}
      />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link component={RouterLink} to={`/files/${id}`} sx={{ fontWeight: 600 }}>
          {nothiNumber}
        </Link>{' '}
        {companyName}
        <Box sx={{ color: 'text.secondary' }}>
          {destroyedOn
            ? translate('volumes.called.destroyed', { files: formatDay(destroyedOn, language) })
            : places.join('; ') || translate('volumes.notEntered')}
        </Box>
      </Box>
    </Box>
  );
}
