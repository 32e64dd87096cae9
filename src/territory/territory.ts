import type { Person } from '../authProvider/session';

type Territory = Person['territories'][number];

const TERRITORY = 'territory';

/** The chosen territory; null if there is no valid choice. */
export function currentTerritory({ territories }: Person): Territory | null {
  try {
    const kept = JSON.parse(localStorage.getItem(TERRITORY) ?? 'null') as Territory | null;
    return territories.find(({ territoryId }) => territoryId === kept?.territoryId) ?? null;
  } catch {
    return null;
  }
}

/** Stores the choice until logout; takes effect on reload. */
export const keepTerritory = (territory: Territory): void =>
  localStorage.setItem(TERRITORY, JSON.stringify(territory));
