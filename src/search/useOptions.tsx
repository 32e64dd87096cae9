import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { usePerson } from '../authProvider/useSession';
import type { SearchGroup } from '../dataProvider/search';
import { useOffered } from '../dataProvider/useOffers';
import { HitText } from './HitText';
import { hitAddress, searchAddress } from './hitAddress';
import { screensFor } from './screens';
import { useRecent } from './useRecent';
import { useSearchWords } from './useSearchWords';

/** What a choice in the box leads to: an address, or another text to search for. */
export type Choice = { to: string } | { text: string };

export interface Option {
  id: string;
  choice: Choice;
  content: ReactNode;
}

export interface OptionGroup {
  id: string;
  name: string;
  options: Option[];
}

/** The choices for a text: records, screens and actions; for none, what was searched for before. */
export function useOptions(text: string, groups: SearchGroup[]): OptionGroup[] {
  const translate = useTranslate();
  const say = useSearchWords();
  const [recent] = useRecent();
  const held = usePerson()?.authorities ?? [];
  const isOffered = useOffered();
  if (!text.trim()) {
    const options = recent.map((each, at) => ({ id: `recent-${at}`, choice: { text: each }, content: each }));
    return options.length ? [{ id: 'recent', name: say('recent'), options }] : [];
  }
  const { screens, isNamed } = screensFor(text, held, isOffered, translate);
  const ofScreens: OptionGroup = {
    id: 'screens',
    name: say('screens'),
    options: screens.map(({ to, name, isAdd }) => ({
      id: to,
      choice: { to },
      content: isAdd ? say('add', { name: translate(name) }) : translate(name),
    })),
  };
  const ofRecords = groups.map(({ kind, total, more, hits }): OptionGroup => {
    const count = say(more ? 'moreThan' : 'number', { count: total });
    return {
      id: kind,
      name: translate(`resources.${kind}.name`),
      options: [
        ...hits.map((hit) => ({
          id: `${kind}-${hit.id}`,
          choice: { to: hitAddress(hit) },
          content: <HitText hit={hit} />,
        })),
        ...(total > hits.length
          ? [
              {
                id: `all-${kind}`,
                choice: { to: searchAddress(text.trim(), kind) },
                content: say('showAll', { count }),
              },
            ]
          : []),
      ],
    };
  });
  return (isNamed ? [ofScreens, ...ofRecords] : [...ofRecords, ofScreens]).filter(
    ({ options }) => options.length,
  );
}
