import { useMemo, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { SearchAnswer, SearchGroup, SearchHit } from '../../domain/searchHits';
import { usePages, useResources } from '../addresses';
import { usePerson } from '../authProvider/useSession';
import { useOffered } from '../offered/useOffers';
import { useFigureLink } from '../list/useFigureLink';
import { HitText } from './HitText';
import { searchAddress, useHitUrl } from '../list/hitAddress';
import { manualFor } from './manual';
import { MANUAL, screensFor, type Screen } from './screens';
import { useRecent } from './useSearch';
import { useLanguage } from '../i18n/useLanguage';
import { useSearchWords } from '../i18n/useSearchWords';

/** What a choice in the search box leads to: a URL, a dialog, or another text to search for. */
export type Choice = Screen['opens'] | { text: string };

export interface Option {
  id: string;
  choice: Choice;
  content: ReactNode;
}

export interface OptionGroup {
  id: string;
  name: string;
  options: Option[];
  /** The number of records found, if that is not the number of options; `more` says that there are more. */
  total?: number;
  more?: boolean;
  /** Enter opens one of these options only after the arrow keys moved to it. */
  isGuess?: boolean;
}

/** The choices for a text: records, screens and actions; for an empty text the recent searches. */
export function useOptions(text: string, { groups, similar = NONE }: SearchAnswer): OptionGroup[] {
  const translate = useTranslate();
  const say = useSearchWords();
  const [recent] = useRecent();
  const held = usePerson()?.authorities ?? NOBODY;
  const isOffered = useOffered();
  const linkOf = useFigureLink();
  const hitUrl = useHitUrl();
  const language = useLanguage();
  const resources = useResources();
  const pages = usePages();
  return useMemo(() => {
    if (!text.trim()) return recentOptions(recent, say('recent'));
    const nameOf = (key: string) => (key === MANUAL ? say(key) : translate(key));
    const { screens, isNamed } = screensFor(text, { resources, pages }, held, isOffered, nameOf);
    const hitOption = (hit: SearchHit): Option => ({
      id: `${hit.kind}-${hit.id}`,
      choice: { to: hitUrl(hit) },
      content: <HitText hit={hit} />,
    });
    const ofScreens: OptionGroup = {
      id: 'screens',
      name: say('screens'),
      options: screens.map(({ opens, name, isAdd }) => ({
        id: 'to' in opens ? opens.to : opens.dialog,
        choice: opens,
        content: isAdd ? say('add', { name: nameOf(name) }) : nameOf(name),
      })),
    };
    const ofRecords = groups.map(({ kind, total, more, hits }): OptionGroup => {
      const all = {
        id: `all-${kind}`,
        choice: { to: searchAddress(text.trim(), { kind }) },
        content: say('showAll', { count: say(more ? 'moreThan' : 'number', { count: total }) }),
      };
      const options = hits.flatMap((hit) => {
        const files = hit.files ? linkOf('case-fillings', { companyId: hit.id }) : undefined;
        return [
          hitOption(hit),
          ...(files
            ? [{ id: `files-${hit.id}`, choice: { to: files }, content: say('filesOf', { name: hit.title }) }]
            : []),
        ];
      });
      return {
        id: kind,
        name: translate(`resources.${kind}.name`),
        options: total > hits.length ? [...options, all] : options,
        total,
        more,
      };
    });
    const ofSimilar = similar.map(({ kind, total, more, hits }): OptionGroup => ({
      id: `similar-${kind}`,
      name: say('similarIn', { name: translate(`resources.${kind}.name`) }),
      options: hits.map(hitOption),
      total,
      more,
      isGuess: true,
    }));
    const ofManual: OptionGroup = {
      id: 'manual',
      name: say('manual'),
      options: isOffered('account')
        ? manualFor(text, language).map(({ to, title }) => ({ id: to, choice: { to }, content: title }))
        : [],
    };
    const inOrder = isNamed ? [ofScreens, ...ofRecords] : [...ofRecords, ofScreens];
    return [...inOrder, ...ofSimilar, ofManual].filter(({ options }) => options.length);
  }, [
    text,
    groups,
    similar,
    recent,
    held,
    isOffered,
    linkOf,
    hitUrl,
    resources,
    pages,
    translate,
    say,
    language,
  ]);
}

function recentOptions(recent: string[], name: string): OptionGroup[] {
  const options = recent.map((each, at) => ({ id: `recent-${at}`, choice: { text: each }, content: each }));
  return options.length ? [{ id: 'recent', name, options }] : [];
}

const NONE: SearchGroup[] = [];
const NOBODY: readonly string[] = [];

/** What a screen reader announces when the hits arrive: how many were found, including those that are not shown. */
export function counted(
  groups: Pick<OptionGroup, 'id' | 'name' | 'options' | 'total' | 'more'>[],
  say: ReturnType<typeof useSearchWords>,
): string {
  if (!groups.length || groups[0]!.id === 'recent') return '';
  const number = (count: number, more = false) => say(more ? 'moreThan' : 'number', { count });
  const names = groups.map(({ name, options, total = options.length, more }) =>
    say('inGroup', { name, count: number(total, more) }),
  );
  const sum = groups.reduce((count, { options, total = options.length }) => count + total, 0);
  const all = number(
    sum,
    groups.some(({ more }) => more),
  );
  return say('counted', { count: all, groups: names.join(', ') });
}
