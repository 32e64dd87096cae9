import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { dayInDhaka } from '../../domain/dates';
import type { Limit } from '../dataProvider/limits';
import { leftOf, type Tone } from './left';

const colours = { error: 'error.main', warning: 'warning.main', none: undefined } satisfies Record<
  Tone,
  string | undefined
>;

/** `5 days left` or `missed 3 days ago`, coloured; for a limit that does not run, its state. */
export function DaysLeft({ limit }: { limit: Limit }) {
  const translate = useTranslate();
  const left = leftOf(limit, dayInDhaka());
  if (!left) return <>{translate(`resources.limits.choices.state.${limit.state}`)}</>;
  return (
    <Box component="strong" sx={{ color: colours[left.tone] }}>
      {translate(`limits.left.${left.word}`, { smart_count: left.days })}
    </Box>
  );
}
