import Box from '@mui/material/Box';
import type { Person } from '../dataProvider/files';

interface Props {
  text: string;
  /** The colleagues that it names. */
  mentions: readonly Person[] | undefined;
}

/** A note's text, with the colleagues that it names marked; a pointer on one shows the full name. */
export function NotedText({ text, mentions }: Props) {
  const named = new Map(mentions?.map((person) => [person.userName.toLowerCase(), person]));
  return (
    <>
      {text.split(NAMES).map((part, place) => {
        const name = part.startsWith('@') ? part.slice(1) : '';
        const person = named.get(name.toLowerCase()) ?? named.get(name.replace(/[.\-_]+$/, '').toLowerCase());
        if (!person) return part;
        const end = 1 + person.userName.length;
        return (
          // oxlint-disable-next-line react/no-array-index-key -- the same name may stand there twice
          <span key={`${place} ${part}`}>
            <Box component="mark" title={person.fullName} sx={mark}>
              {part.slice(0, end)}
            </Box>
            {part.slice(end)}
          </span>
        );
      })}
    </>
  );
}

/** Finds names as the server does (server/db/migrations/0041_alerts.ts). */
const NAMES = /((?<![\p{L}\p{N}._-])@[^\s,;:!?()"'<>।]+)/u;

const mark = { bgcolor: 'transparent', color: 'primary.main', fontWeight: 600 };
