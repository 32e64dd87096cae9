import { lazy, useState, type ComponentType } from 'react';
import { withWords, type LaterWords } from './i18n';

const loads = new Map<ComponentType, () => Promise<unknown>>();

/**
 * A lazily loaded screen. If its chunk was loaded before it is opened, it renders at once, without Suspense
 * showing the waiting page. `words`: the catalogues that this screen needs in addition to those of the first
 * list.
 */
export function screen<Name extends string>(
  load: () => Promise<{ [K in Name]: ComponentType }>,
  name: Name,
  ...words: LaterWords[]
): ComponentType {
  let loaded: ComponentType | undefined;
  const loadNow = async () => {
    const module = await withWords(load(), ...words);
    return (loaded = module[name]);
  };
  const Loaded = lazy(async (): Promise<{ default: ComponentType }> => ({ default: await loadNow() }));
  function Screen() {
    const [Shown] = useState(() => loaded ?? Loaded);
    return <Shown />;
  }
  loads.set(Screen, loadNow);
  return Screen;
}

/** Loads these screens, by default all. A screen that cannot be loaded shows its error when rendered. */
export const loadAll = (screens: Iterable<ComponentType> = loads.keys()): Promise<unknown> =>
  Promise.allSettled([...screens].map(async (shown) => loads.get(shown)?.()));
