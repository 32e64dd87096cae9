import type { Person } from '../authProvider/accessToken';

export type Territory = Person['territories'][number];

const TERRITORY = 'territory';

/** The territory a person has switched to; null when it was none of theirs, or there are none. */
export function currentTerritory({ territories }: Person): Territory | null {
  try {
    const kept = JSON.parse(localStorage.getItem(TERRITORY) ?? 'null') as Territory | null;
    return territories.find(({ territoryId }) => territoryId === kept?.territoryId) ?? null;
  } catch {
    return null;
  }
}

/** Keeps the choice until logout; the page has to be loaded again for it. */
export const keepTerritory = (territory: Territory): void =>
  localStorage.setItem(TERRITORY, JSON.stringify(territory));
