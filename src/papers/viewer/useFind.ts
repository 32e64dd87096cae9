import { useState } from 'react';
import { placesOf, type Match } from './findText';
import type { Pages } from './pages';

/** Searches the text of all pages, and goes from match to match. */
export function useFind(pages: Pages | null, onShow: (page: number) => void) {
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<{ of: Pages; wanted: string; matches: Match[]; at: number } | null>(
    null,
  );
  const [isBusy, setBusy] = useState(false);
  const shown = found && found.of === pages && found.wanted === typed ? found : null;

  const search = async (step: number) => {
    if (!pages?.text || !typed.trim() || isBusy) return;
    if (shown) {
      const at = (shown.at + step + shown.matches.length) % (shown.matches.length || 1);
      setFound({ ...shown, at });
      return go(shown.matches[at]);
    }
    setBusy(true);
    try {
      const matches: Match[] = [];
      for (let page = 1; page <= pages.count; page++)
        placesOf(typed, await pages.text(page)).forEach((_place, at) => matches.push({ page, at }));
      setFound({ of: pages, wanted: typed, matches, at: 0 });
      go(matches[0]);
    } finally {
      setBusy(false);
    }
  };
  const go = (match: Match | undefined) => match && onShow(match.page);
  return { typed, setTyped, search, isBusy, shown, chosen: shown?.matches[shown.at] ?? null };
}
