import TuneIcon from '@mui/icons-material/Tune';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { Link as RouterLink, useNavigate, useSearchParams } from 'react-router-dom';
import { HEARINGS, searchedKinds } from '../../domain/searchEntries';
import type { SearchAnswer, SearchGroup, SearchHit } from '../../domain/searchHits';
import { isShown } from '../authProvider/permissions';
import { usePerson } from '../authProvider/useSession';
import type { CasebookDataProvider } from '../dataProvider';
import { fetchSearch } from '../dataProvider/search';
import { useFigureLink } from '../list/useFigureLink';
import { useNarrow } from '../list/cards/narrow';
import { FoldedControls } from '../list/filters/FoldedControls';
import { useReferenceOptions, ToolbarSelect, type Option } from '../list/filters/ToolbarSelects';
import { toolbarRow } from '../list/toolbarRow';
import { PaperFact } from '../list/table/PaperFact';
import { NothingHere } from '../page/NothingHere';
import { PageFrame } from '../page/PageFrame';
import { HitText, hitStyle } from './HitText';
import { searchAddress, searchFilters, type SearchFilters, useHitUrl } from '../list/hitAddress';
import { useSearchWords } from '../i18n/useSearchWords';

/** Hits per page of one register, and hits per group when all are searched. */
const PAGE = 50;
const OF_EACH = 8;
/** The largest `offset` that the server takes. */
const LAST = 2950;

/** All hits for a text, narrowed by filters. The URL has the text and the filters. */
export function SearchPage() {
  const say = useSearchWords();
  const translate = useTranslate();
  const [query, setQuery] = useSearchParams();
  const q = query.get('q') ?? '';
  const filters = filtersOf(query);
  const { kind } = filters;
  const { call } = useDataProvider<CasebookDataProvider>();
  const result = useInfiniteQuery({
    queryKey: ['search', 'page', q, filters],
    queryFn: ({ pageParam, signal }) =>
      fetchSearch(call, { q, ...filters, limit: kind ? PAGE : OF_EACH, offset: pageParam }, signal),
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
  const count = groups[0]?.hits.length ?? 0;
  const firstNew = useRef<number>(undefined);
  useEffect(() => {
    if (firstNew.current === undefined || count <= firstNew.current) return;
    const links = document.querySelectorAll<HTMLElement>('main section section li > a:first-child');
    links[firstNew.current]?.focus();
    firstNew.current = undefined;
  }, [count]);
  const showMore = () => {
    firstNew.current = count; // the clicked button is disabled meanwhile, and disappears with the last page
    void result.fetchNextPage();
  };
  const clear = () => {
    setQuery({ q });
    document.querySelector<HTMLElement>('main search input')?.focus(); // the clicked button disappears
  };
  return (
    <PageFrame title={title} breadcrumb={[{ label: title }]} query={{ ...result, isPending: false }}>
      <SearchForm q={q} filters={filters} />
      {q !== '' &&
        result.isSuccess &&
        !groups.length &&
        !similar.length &&
        (Object.keys(filters).length ? (
          <NothingHere
            why={translate('look.nothingMatches.filters')}
            action={
              <Button variant="outlined" onClick={clear} sx={{ mt: 2 }}>
                {translate('lists.clearFilters')}
              </Button>
            }
          />
        ) : (
          <NothingHere why={say('hint')} />
        ))}
      {similar.length > 0 && (
        <Typography component="output" sx={{ display: 'block', mb: 2 }}>
          {say('similarNumbers')}
        </Typography>
      )}
      {[...groups, ...similar].map((group) => (
        <Group
          key={group.kind}
          group={group}
          isSimilar={similar.length > 0}
          all={kind ? undefined : searchAddress(q, { ...filters, kind: group.kind })}
        />
      ))}
      {result.hasNextPage && (
        <Button variant="outlined" onClick={showMore} disabled={result.isFetching}>
          {say('showMore')}
        </Button>
      )}
    </PageFrame>
  );
}

/**
 * The filters in a URL that the page offers. Those by state and section are dropped for a register whose
 * records have neither.
 */
function filtersOf(query: URLSearchParams): SearchFilters {
  const kind = query.get('kind') ?? undefined;
  const given = searchFilters.flatMap((name) => {
    const value = query.get(name);
    return value && (name === 'kind' || isOfFiling(kind)) ? [[name, value]] : [];
  });
  return Object.fromEntries(given);
}

/**
 * Whether the records of a register (or of all registers) belong to filings and therefore have a state and a
 * section.
 */
const isOfFiling = (kind: string | undefined): boolean =>
  kind === undefined ||
  kind === HEARINGS ||
  searchedKinds.some(({ name, filing }) => name === kind && filing);

/** Joins the loaded pages of a register into one group. */
const joined = ([first = [], ...others]: SearchGroup[][]): SearchGroup[] =>
  first.map((group) => ({
    ...group,
    hits: [...group.hits, ...others.flat().flatMap(({ kind, hits }) => (kind === group.kind ? hits : []))],
  }));

interface FormProps {
  q: string;
  filters: SearchFilters;
}

function SearchForm({ q, filters }: FormProps) {
  const say = useSearchWords();
  const translate = useTranslate();
  const navigate = useNavigate();
  const [typed, setTyped] = useState({ q, text: q });
  if (typed.q !== q) setTyped({ q, text: q }); // another search was opened
  const { text } = typed;
  const isNarrow = useNarrow();
  const held = usePerson()?.authorities ?? [];
  const sections = useReferenceOptions('workplace');
  const kinds = [...searchedKinds.map(({ name }) => name), HEARINGS].filter((name) =>
    isShown(held, 'list', name),
  );
  const go = (changed: SearchFilters) => {
    // the URL already has a filter chosen just before, which may not be rendered yet
    const chosen = filtersOf(new URLSearchParams(window.location.search));
    return navigate(searchAddress(text.trim(), { ...chosen, ...changed }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void go({});
  };
  const select = (
    name: keyof SearchFilters,
    label: string,
    options: Option[],
    all = translate('lists.all'),
  ) => (
    <ToolbarSelect
      label={label}
      value={filters[name] ?? ''}
      options={[{ value: '', label: all }, ...options]}
      onPick={(value) => void go({ [name]: value })}
    />
  );
  const selects = (
    <>
      {select(
        'kind',
        say('register'),
        kinds.map((value) => ({ value, label: translate(`resources.${value}.name`) })),
        say('everything'),
      )}
      {isOfFiling(filters.kind) && (
        <>
          {select('isOpen', say('state'), [
            { value: 'true', label: say('open') },
            { value: 'false', label: say('closed') },
          ])}
          {select('workPlaceId', say('section'), sections)}
        </>
      )}
    </>
  );
  return (
    <search>
      <Box component="form" onSubmit={submit} sx={form}>
        <TextField
          label={say('pageLabel')}
          type="search"
          size="small"
          value={text}
          onChange={(event) => setTyped({ q, text: event.target.value })}
          slotProps={{ htmlInput: { maxLength: 200, enterKeyHint: 'search' } }}
        />
        <Button type="submit" variant="contained">
          {say('search')}
        </Button>
        <PaperFact name={say('pageLabel')} value={q} />
        {isNarrow ? (
          <FoldedControls label="lists.filters" icon={<TuneIcon />} count={Object.keys(filters).length}>
            {selects}
          </FoldedControls>
        ) : (
          selects
        )}
      </Box>
    </search>
  );
}

interface GroupProps {
  group: SearchGroup;
  /** Whether the register's records match only by a similar number. */
  isSimilar: boolean;
  /** The URL of all hits of this register; undefined if only this register is searched. */
  all: string | undefined;
}

function Group({ group, isSimilar, all }: GroupProps) {
  const say = useSearchWords();
  const translate = useTranslate();
  const hitUrl = useHitUrl();
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
            <Link component={RouterLink} to={hitUrl(hit)} color="inherit" underline="hover">
              <HitText hit={hit} />
            </Link>
            <FilesLink hit={hit} />
          </li>
        ))}
      </Box>
      {all && total > hits.length && (
        <Link component={RouterLink} to={all} sx={{ px: 1.5 }}>
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
  ...toolbarRow,
  mb: 3,
  '& > .MuiFormControl-root:first-of-type': { flex: '1 1 20rem', maxWidth: { sm: '36rem' }, m: 0 },
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
