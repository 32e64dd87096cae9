import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo, useRef, useState, type PointerEvent } from 'react';
import { useTranslate } from 'react-admin';
import { WHOLE, type Cut, type Photo } from './photo';
import { PhotoPicture } from './PhotoPicture';

interface Props {
  photo: Photo;
  onCut: (cut: Cut) => void;
}

const SIDES = ['left', 'right', 'top', 'bottom'] as const;

/** What stays of each direction at least. */
const LEAST = 0.1;

/** Cuts a photo at its edges, by sliders or by dragging the nearest corner. */
export function CutEditor({ photo, onCut }: Props) {
  const translate = useTranslate();
  const area = useRef<HTMLDivElement>(null);
  // while an edge is dragged, the pictures of the list are not drawn anew
  const [dragged, setDragged] = useState<Cut | null>(null);
  const cut = dragged ?? photo.cut;
  const { file, turns, id } = photo;
  const whole = useMemo(() => ({ id, file, turns, cut: WHOLE }), [id, file, turns]);

  const set = (side: keyof Cut, part: number): Cut => {
    const other = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' }[side] as keyof Cut;
    return { ...cut, [side]: Math.min(Math.max(0, part), 1 - LEAST - cut[other]) };
  };
  const drag = ({ clientX, clientY }: PointerEvent, sides: readonly (keyof Cut)[]) => {
    const { left, top, width, height } = area.current!.getBoundingClientRect();
    const [x, y] = [(clientX - left) / width, (clientY - top) / height];
    const parts = { left: x, right: 1 - x, top: y, bottom: 1 - y };
    const moved = sides.map((side) => [side, set(side, parts[side])[side]]);
    setDragged({ ...cut, ...(Object.fromEntries(moved) as Partial<Cut>) });
  };
  const corner = useRef<readonly (keyof Cut)[]>([]);
  const start = (event: PointerEvent) => {
    const { left, top, width, height } = area.current!.getBoundingClientRect();
    const [x, y] = [(event.clientX - left) / width, (event.clientY - top) / height];
    corner.current = [
      Math.abs(x - cut.left) < Math.abs(1 - cut.right - x) ? 'left' : 'right',
      Math.abs(y - cut.top) < Math.abs(1 - cut.bottom - y) ? 'top' : 'bottom',
    ];
    event.currentTarget.setPointerCapture(event.pointerId);
    drag(event, corner.current);
  };
  const end = () => {
    if (dragged) onCut(dragged);
    setDragged(null);
  };

  return (
    <Box
      component="fieldset"
      sx={{ flex: '1 1 18rem', maxWidth: '32rem', m: 0, p: 0, minWidth: 0, border: 0 }}
    >
      <Box component="legend" sx={{ p: 0, mb: 0.5, fontWeight: 600 }}>
        {translate('filePapers.photos.cut')}
      </Box>
      <Box
        ref={area}
        onPointerDown={start}
        onPointerMove={(event) => event.buttons > 0 && dragged && drag(event, corner.current)}
        onPointerUp={end}
        onPointerCancel={end}
        sx={{
          position: 'relative',
          width: 'fit-content',
          maxWidth: '100%',
          touchAction: 'none',
          cursor: 'crosshair',
          overflow: 'hidden',
        }}
      >
        <PhotoPicture photo={whole} longest={480} />
        <Box
          aria-hidden="true"
          style={{
            left: percent(cut.left),
            right: percent(cut.right),
            top: percent(cut.top),
            bottom: percent(cut.bottom),
          }}
          sx={frame}
        />
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 2, mt: 1 }}>
        {SIDES.map((side) => (
          <Box key={side} component="label" sx={{ typography: 'body2' }}>
            {translate(`filePapers.photos.sides.${side}`)}
            <input
              type="range"
              min={0}
              max={90}
              value={Math.round(cut[side] * 100)}
              onChange={({ target }) => onCut(set(side, Number(target.value) / 100))}
              style={{ width: '100%' }}
            />
          </Box>
        ))}
      </Box>
      {photo.cut !== WHOLE && (
        <Button size="small" onClick={() => onCut(WHOLE)}>
          {translate('filePapers.photos.whole')}
        </Button>
      )}
    </Box>
  );
}

const percent = (part: number) => `${part * 100}%`;

const frame = {
  position: 'absolute',
  border: '2px solid',
  borderColor: 'primary.main',
  boxShadow: '0 0 0 200rem rgb(0 0 0 / 45%)',
  pointerEvents: 'none',
};
