import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { HEARINGS, searchedKinds } from '../../domain/searchEntries';
import type { SearchAnswer, SearchGroup, SearchHit } from '../../domain/searchHits';
import { isShown } from '../authProvider/permissions';
import { usePerson } from '../authProvider/useSession';
import type { CasebookDataProvider } from '../dataProvider';
import { fetchSearch } from '../dataProvider/search';
import { useFigureLink } from '../home/useFigureLink';
import { NothingHere } from '../shell/NothingHere';
import { PageFrame } from '../shell/PageFrame';
import { HitText, hitStyle } from './HitText';
import { hitAddress, searchAddress } from './hitAddress';
import { useSearchWords } from './useSearchWords';

/** Hits per page of one register, and hits per group when all are searched. */
const PAGE = 50;
const OF_EACH = 8;
/** The largest `offset` that the server takes. */
const LAST = 2950;

/** All hits for a text, in every register or in one. The address has the text and the register. */
export function SearchPage() {
  const say = useSearchWords();
  const [query] = useSearchParams();
  const q = query.get('q') ?? '';
  const kind = query.get('kind') ?? undefined;
  const { call } = useDataProvider<CasebookDataProvider>();
  const result = useInfiniteQuery({
    queryKey: ['search', 'page', q, kind],
    queryFn: ({ pageParam, signal }) =>
      fetchSearch(call, { q, kind, limit: kind ? PAGE : OF_EACH, offset: pageParam }, signal),
    initialPageParam: 0,
    getNextPageParam: (_last: SearchAnswer, pages: SearchAnswer[]) => {
      const shown = pages.length * PAGE;
      const isMore = (pages[0]?.groups[0]?.total ?? 0) > shown && shown <= LAST;
      return kind && isMore ? shown : undefined;
    },
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
  const pages = result.data?.pages ?? [];
  const groups = joined(pages.map((page) => page.groups));
  const similar = pages[0]?.similar ?? [];
  const title = say('title');
  return (
    <PageFrame title={title} breadcrumb={[{ label: title }]} query={{ ...result, isPending: false }}>
      <SearchForm key={`${q} ${kind}`} q={q} kind={kind} />
      {q !== '' && result.isSuccess && !groups.length && !similar.length && <NothingHere why={say('hint')} />}
      {similar.length > 0 && (
        <Typography component="output" sx={{ display: 'block', mb: 2 }}>
          {say('similarNumbers')}
        </Typography>
      )}
      {[...groups, ...similar].map((group) => (
        <Group
          key={group.kind}
          q={q}
          group={group}
          isSimilar={similar.length > 0}
          isOnly={kind !== undefined}
        />
      ))}
      {result.hasNextPage && (
        <Button variant="outlined" onClick={() => void result.fetchNextPage()} disabled={result.isFetching}>
          {say('showMore')}
        </Button>
      )}
    </PageFrame>
  );
}

/** Joins the loaded pages of a register into one group. */
const joined = ([first = [], ...others]: SearchGroup[][]): SearchGroup[] =>
  first.map((group) => ({
    ...group,
    hits: [...group.hits, ...others.flat().flatMap(({ kind, hits }) => (kind === group.kind ? hits : []))],
  }));

function SearchForm({ q, kind }: { q: string; kind: string | undefined }) {
  const say = useSearchWords();
  const translate = useTranslate();
  const [, setQuery] = useSearchParams();
  const [text, setText] = useState(q);
  const held = usePerson()?.authorities ?? [];
  const kinds = [...searchedKinds.map(({ name }) => name), HEARINGS].filter((name) =>
    isShown(held, 'list', name),
  );
  const go = (typed: string, register: string) =>
    setQuery({ q: typed.trim(), ...(register && { kind: register }) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    go(text, kind ?? '');
  };
  return (
    <search>
      <Box component="form" onSubmit={submit} sx={form}>
        <TextField
          label={say('pageLabel')}
          type="search"
          size="small"
          value={text}
          onChange={(event) => setText(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 200, enterKeyHint: 'search' } }}
          sx={{ flex: '1 1 20rem' }}
        />
        <TextField
          select
          label={say('register')}
          size="small"
          value={kind ?? ''}
          onChange={(event) => go(text, event.target.value)}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          sx={{ flex: '0 1 20rem', minWidth: 'min(12rem, 100%)' }}
        >
          <MenuItem value="">{say('everything')}</MenuItem>
          {kinds.map((name) => (
            <MenuItem key={name} value={name}>
              {translate(`resources.${name}.name`)}
            </MenuItem>
          ))}
        </TextField>
        <Button type="submit" variant="contained">
          {say('search')}
        </Button>
      </Box>
    </search>
  );
}

interface GroupProps {
  q: string;
  group: SearchGroup;
  /** Whether its records match only by a similar number. */
  isSimilar: boolean;
  /** Whether this is the only register that is searched. */
  isOnly: boolean;
}

function Group({ q, group, isSimilar, isOnly }: GroupProps) {
  const say = useSearchWords();
  const translate = useTranslate();
  const { kind, total, more, hits } = group;
  const register = translate(`resources.${kind}.name`);
  const name = isSimilar ? say('similarIn', { name: register }) : register;
  const count = say(more ? 'moreThan' : 'number', { count: total });
  return (
    <Box component="section" aria-labelledby={`found-${kind}`} sx={{ mb: 3 }}>
      <Typography id={`found-${kind}`} component="h2" variant="subtitle1" sx={{ fontWeight: 600 }}>
        {say('inGroup', { name, count })}
      </Typography>
      <Box component="ul" sx={list}>
        {hits.map((hit) => (
          <li key={hit.id}>
            <Link component={RouterLink} to={hitAddress(hit)} color="inherit" underline="hover">
              <HitText hit={hit} />
            </Link>
            <FilesLink hit={hit} />
          </li>
        ))}
      </Box>
      {!isOnly && total > hits.length && (
        <Link component={RouterLink} to={searchAddress(q, kind)} sx={{ px: 1.5 }}>
          {say('showAll', { count })}
        </Link>
      )}
    </Box>
  );
}

function FilesLink({ hit: { id, title, files } }: { hit: SearchHit }) {
  const say = useSearchWords();
  const to = useFigureLink()('case-fillings', { companyId: id });
  return files && to ? (
    <Link component={RouterLink} to={to}>
      {say('filesOf', { name: title })}
    </Link>
  ) : null;
}

const form = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  mb: 3,
  displayPrint: 'none',
};

const list = {
  listStyle: 'none',
  m: 0,
  mt: 0.5,
  mb: 1,
  p: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '& li + li': { borderTop: 1, borderColor: 'divider' },
  '& a': { display: 'block', px: 1.5, py: 1 },
  ...hitStyle,
};
