import Box from '@mui/material/Box';
import { notePartsOf } from '../../domain/mentions';
import type { Person } from '../dataProvider/files';

interface Props {
  text: string;
  /** The colleagues that the text names. */
  mentions: readonly Person[] | undefined;
}

/** A note's text, in which the named colleagues are marked; hovering over a name shows the full name. */
export const NotedText = ({ text, mentions }: Props) =>
  notePartsOf(text, mentions ?? []).map(({ text: part, person }, place) =>
    person ? (
      // oxlint-disable-next-line react/no-array-index-key -- the same name may stand there twice
      <Box key={`${place} ${part}`} component="mark" title={person.fullName} sx={mark}>
        {part}
      </Box>
    ) : (
      part
    ),
  );

const mark = { bgcolor: 'transparent', color: 'primary.main', fontWeight: 600 };
