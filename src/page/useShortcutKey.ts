import { useStore } from 'react-admin';

/**
 * Single-character shortcuts. They work outside text inputs and can be switched off. Their targets are
 * marked with `aria-keyshortcuts` (`useShortcutKey`).
 */
export const characterKeys = { search: '/', create: 'n', today: 't', help: '?' } as const;

/** Whether the person uses single-character shortcuts, and the setter. */
export const useCharacterKeys = () => useStore<boolean>('preferences.characterKeys', true);

/** The value for an element's `aria-keyshortcuts`; undefined when these shortcuts are switched off. */
export function useShortcutKey(name: keyof typeof characterKeys): string | undefined {
  const [wanted] = useCharacterKeys();
  return wanted ? characterKeys[name] : undefined;
}
