import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { SearchHit } from '../../domain/searchHits';
import type { CasebookDataProvider } from '../dataProvider';
import { fetchSearch } from '../dataProvider/search';
import { searchAddress, useHitUrl } from './hitAddress';
import { useSearchWords } from '../i18n/useSearchWords';

export interface SimilarProps {
  /** The register; `term` was searched in it, and `found` are the ids that were found. */
  kind: string;
  term: string;
  found: readonly unknown[];
  /** Called with the chosen hit; by default a hit is opened. */
  onPick?: ((hit: SearchHit) => void) | undefined;
}

const SHOWN = 3;

/**
 * Records that the global search finds for a term although the register's own search does not; if there are
 * none, records with a similar number.
 */
export function Similar({ kind, term, found, onPick }: SimilarProps) {
  const say = useSearchWords();
  const { call } = useDataProvider<CasebookDataProvider>();
  const hitUrl = useHitUrl();
  const { data } = useQuery({
    queryKey: ['search', 'similar', kind, term],
    queryFn: ({ signal }) => fetchSearch(call, { q: term, kind }, signal),
    retry: false,
  });
  const group = [...(data?.groups ?? []), ...(data?.similar ?? [])].find((each) => each.kind === kind);
  const hits = group?.hits.filter(({ id }) => !found.includes(id)) ?? [];
  const count = group ? group.total - (group.hits.length - hits.length) : 0;
  return (
    <Box component="output" sx={{ display: 'block', my: 1 }}>
      {hits.length > 0 && (
        <>
          {say('similar', { count })}{' '}
          {hits.slice(0, SHOWN).map((hit, at) => (
            <span key={hit.id}>
              {at > 0 && ' · '}
              {onPick ? (
                <Link component="button" type="button" onClick={() => onPick(hit)}>
                  {nameOf(hit)}
                </Link>
              ) : (
                <Link component={RouterLink} to={hitUrl(hit)}>
                  {nameOf(hit)}
                </Link>
              )}
            </span>
          ))}
          {!onPick && count > SHOWN && (
            <>
              {' · '}
              <Link component={RouterLink} to={searchAddress(term, { kind })}>
                {say('showAll', { count: say(group!.more ? 'moreThan' : 'number', { count: group!.total }) })}
              </Link>
            </>
          )}
        </>
      )}
    </Box>
  );
}

/** The title of a hit. If the hit was found by its company or file, the line that names them is added in brackets. */
const nameOf = ({ title, subtitle, why }: SearchHit) => (why || !subtitle ? title : `${title} (${subtitle})`);
