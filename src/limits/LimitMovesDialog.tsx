import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { formatDay } from '../../domain/dates';
import { type Limit, type LimitMoves, askedMoves } from '../dataProvider/limits';
import { useLanguage } from '../i18n/useLanguage';
import { NotVerified, useLimitName } from './limitTexts';

/**
 * Asks for confirmation before a change is saved: shows which limits the change would move, with their old
 * and new dates, and which limits would stay and why.
 */
export function LimitMovesDialog({ onClose }: { onClose: () => void }) {
  const [asked] = useState(askedMoves);
  const answer = (isWanted: boolean) => {
    asked?.answer(isWanted);
    onClose();
  };
  return asked && <Question preview={asked.preview} onAnswer={answer} />;
}

function Question({ preview, onAnswer }: { preview: LimitMoves; onAnswer: (isWanted: boolean) => void }) {
  const translate = useTranslate();
  const language = useLanguage();
  const id = useId();
  const limitOf = useLimitsOf(preview);
  const { moves, movesTotal, kept, keptTotal } = preview;
  return (
    <Dialog
      open
      onClose={() => onAnswer(false)}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      fullWidth
      maxWidth="sm"
    >
      <DialogTitle id={`${id}-title`}>
        {translate('limits.moves.title', { smart_count: movesTotal })}
      </DialogTitle>
      <DialogContent dividers>
        {movesTotal > 0 && (
          <DialogContentText id={`${id}-text`}>{translate('limits.moves.explained')}</DialogContentText>
        )}
        <Box component="ul" sx={list}>
          {moves.map(({ limitId, from, to }) => (
            <Line
              key={limitId}
              limit={limitOf(limitId)}
              text={`${formatDay(from, language)} → ${formatDay(to, language)}`}
            />
          ))}
        </Box>
        <More count={movesTotal - moves.length} />
        {keptTotal > 0 && (
          <>
            <DialogContentText>
              {translate('limits.moves.kept', { smart_count: keptTotal })}
            </DialogContentText>
            <Box component="ul" sx={list}>
              {kept.map(({ limitId, why }) => (
                <Line
                  key={limitId}
                  limit={limitOf(limitId)}
                  text={translate(`limits.moves.why.${why}`, { _: why })}
                />
              ))}
            </Box>
            <More count={keptTotal - kept.length} />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={() => onAnswer(false)}>
          {translate('limits.moves.back')}
        </Button>
        <Button autoFocus variant="contained" onClick={() => onAnswer(true)}>
          {translate('limits.moves.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function More({ count }: { count: number }) {
  const translate = useTranslate();
  return (
    count > 0 && (
      <DialogContentText>{translate('limits.moves.more', { smart_count: count })}</DialogContentText>
    )
  );
}

/** A limit by its file number and name, and how a change affects it. */
function Line({ limit, text }: { limit: Limit | undefined; text: string }) {
  const translate = useTranslate();
  const nameOf = useLimitName();
  const name = limit ? [limit.nothiNumber, nameOf(limit)].filter(Boolean).join(', ') : '…';
  return (
    <li>
      {translate('limits.moves.line', { name, text })} {limit && <NotVerified limit={limit} />}
    </li>
  );
}

/** The limits of a preview, by id, once they are fetched. */
function useLimitsOf({ moves, kept }: LimitMoves): (id: number) => Limit | undefined {
  const id = [...moves, ...kept].map(({ limitId }) => limitId);
  const { data = [] } = useGetList<Limit>('limits', {
    filter: { id },
    pagination: { page: 1, perPage: id.length },
    sort: { field: 'id', order: 'ASC' },
  });
  return (wanted) => data.find((each) => each.id === wanted);
}

const list = { mt: 0.5, pl: 3, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' };
