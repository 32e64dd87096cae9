/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a list of pictures to choose from: options of a native list are texts */
import AddIcon from '@mui/icons-material/AddAPhotoOutlined';
import EarlierIcon from '@mui/icons-material/ArrowBack';
import LaterIcon from '@mui/icons-material/ArrowForward';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import TurnLeftIcon from '@mui/icons-material/RotateLeft';
import TurnRightIcon from '@mui/icons-material/RotateRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useMutation } from '@tanstack/react-query';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { LeaveDialog } from '../../inputs/LeaveDialog';
import { useErrorDialog } from '../../page/ErrorDialog';
import { ModalDialog } from '../../page/ModalDialog';
import { chooseFiles, onTouch } from '../../inputs/chooseFiles';
import { CutEditor } from './CutEditor';
import { WHOLE, type Photo } from './photo';
import { PhotoPicture } from './PhotoPicture';

interface Props {
  files: readonly File[];
  onJoined: (pdf: File) => void;
  onClose: () => void;
}

let count = 0;

const photoOf = (file: File): Photo => ({ id: count++, file, turns: 0, cut: WHOLE });

/** Puts photos of one paper in order, turns and cuts them, and joins them to one PDF. */
export function PhotoJoiner({ files, onJoined, onClose }: Props) {
  const translate = useTranslate();
  const id = useId();
  const showError = useErrorDialog();
  const list = useRef<HTMLUListElement>(null);
  const [photos, setPhotos] = useState<Photo[]>(() => files.map(photoOf));
  const [at, setAt] = useState(0);
  const [isAsking, setAsking] = useState(false);
  const photo = photos[at];

  const { mutate: join, isPending } = useMutation({
    mutationFn: async () => {
      const { joinPhotos } = await import('./joinPhotos');
      return joinPhotos(photos, `${translate('filePapers.photos.fileName')}.pdf`);
    },
    onSuccess: onJoined,
    onError: () => showError({ title: 'filePapers.notAdded', text: 'filePapers.photos.failed' }),
  });

  const change = (changed: Partial<Photo>) =>
    setPhotos(photos.map((each, place) => (place === at ? { ...each, ...changed } : each)));
  const choose = (place: number) => {
    const chosen = Math.min(Math.max(0, place), photos.length - 1);
    setAt(chosen);
    list.current?.querySelectorAll<HTMLElement>('[role=option]')[chosen]?.focus();
  };
  const moveTo = (place: number, from = at) => {
    if (!photos[place] || place === from) return;
    const others = photos.toSpliced(from, 1);
    setPhotos(others.toSpliced(place, 0, photos[from]!));
    setAt(place);
  };
  const turn = (quarters: number) => photo && change({ turns: (photo.turns + quarters + 4) % 4, cut: WHOLE });
  const remove = () => {
    setPhotos(photos.toSpliced(at, 1));
    setAt(Math.max(0, Math.min(at, photos.length - 2)));
  };
  const add = (isCamera: boolean) =>
    chooseFiles((more) => setPhotos([...photos, ...more.map(photoOf)]), {
      isCamera,
      accept: '.jpg,.jpeg,.png',
    });

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    let act: (() => void) | undefined;
    if (step) act = () => (event.altKey ? moveTo(at + step) : choose(at + step));
    else if (event.key === 'Home') act = () => choose(0);
    else if (event.key === 'End') act = () => choose(photos.length - 1);
    else if (event.key === 'Delete') act = remove;
    else if (event.key === 'r' || event.key === 'R') act = () => turn(event.shiftKey ? -1 : 1);
    if (!act) return;
    event.preventDefault();
    act();
  };

  const tools = [
    ['earlier', <EarlierIcon key="e" />, () => moveTo(at - 1), 'Alt+ArrowLeft'],
    ['later', <LaterIcon key="l" />, () => moveTo(at + 1), 'Alt+ArrowRight'],
    ['turnLeft', <TurnLeftIcon key="tl" />, () => turn(-1), 'Shift+R'],
    ['turnRight', <TurnRightIcon key="tr" />, () => turn(1), 'R'],
    ['remove', <DeleteIcon key="d" />, remove, 'Delete'],
  ] as const;

  return (
    <ModalDialog onClose={() => setAsking(true)} maxWidth="lg" aria-labelledby={id} data-papers>
      <DialogTitle id={id}>{translate('filePapers.photos.title')}</DialogTitle>
      <DialogContent dividers>
        <Box sx={{ color: 'text.secondary', mb: 1 }}>{translate('filePapers.photos.hint')}</Box>
        <Box
          role="toolbar"
          aria-label={translate('filePapers.photos.tools')}
          sx={{ display: 'flex', flexWrap: 'wrap' }}
        >
          {tools.map(([name, icon, act, keys]) => (
            <Button
              key={name}
              size="small"
              startIcon={icon}
              aria-keyshortcuts={keys}
              aria-disabled={!photo}
              onClick={() => photo && act()}
            >
              {translate(`filePapers.photos.${name}`)}
            </Button>
          ))}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 1 }}>
          <Box
            component="ul"
            ref={list}
            role="listbox"
            aria-label={translate('filePapers.photos.order')}
            aria-orientation="horizontal"
            onKeyDown={onKeyDown}
            sx={grid}
          >
            {photos.map((each, place) => (
              <Box
                key={each.id}
                component="li"
                role="option"
                aria-selected={place === at}
                aria-label={translate('filePapers.photos.page', { page: place + 1, name: each.file.name })}
                tabIndex={place === at ? 0 : -1}
                draggable
                onClick={() => setAt(place)}
                onDragStart={() => setAt(place)}
                onDragOver={(event) => event.preventDefault()}
                onDrop={(event) => {
                  if (event.dataTransfer.files.length > 0) return;
                  event.preventDefault();
                  moveTo(place);
                }}
              >
                <PhotoPicture photo={each} longest={240} />
                {translate('filePapers.photos.number', { page: place + 1 })}
              </Box>
            ))}
          </Box>
          {photo && <CutEditor key={photo.id} photo={photo} onCut={(cut) => change({ cut })} />}
        </Box>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        <Box sx={{ mr: 'auto', display: 'flex', flexWrap: 'wrap' }}>
          <Button startIcon={<AddIcon />} onClick={() => add(true)} sx={onTouch}>
            {translate('filePapers.photos.another')}
          </Button>
          <Button onClick={() => add(false)}>{translate('filePapers.photos.addFiles')}</Button>
        </Box>
        <Button variant="outlined" onClick={() => setAsking(true)}>
          {translate('forms.cancel')}
        </Button>
        <Button variant="contained" loading={isPending} disabled={photos.length === 0} onClick={() => join()}>
          {translate('filePapers.photos.done', { smart_count: photos.length })}
        </Button>
      </DialogActions>
      {isAsking && <LeaveDialog words="filePapers.leave" onStay={() => setAsking(false)} onLeave={onClose} />}
    </ModalDialog>
  );
}

const grid = {
  listStyle: 'none',
  m: 0,
  p: 0,
  flex: '1 1 20rem',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))',
  gap: 1,
  alignContent: 'start',
  '& > li': {
    p: 0.5,
    border: 2,
    borderColor: 'divider',
    borderRadius: 1,
    textAlign: 'center',
    cursor: 'grab',
    '&[aria-selected=true]': { borderColor: 'primary.main' },
  },
};
