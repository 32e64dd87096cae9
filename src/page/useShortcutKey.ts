import { useStore } from 'react-admin';
import { characterKeys, type CharacterKey } from './shortcuts';

/** Whether the person uses single-character shortcuts, and the setter. */
export const useCharacterKeys = () => useStore<boolean>('preferences.characterKeys', true);

/** The value for an element's `aria-keyshortcuts`; undefined when these shortcuts are switched off. */
export function useShortcutKey(name: CharacterKey): string | undefined {
  const [wanted] = useCharacterKeys();
  return wanted ? characterKeys[name] : undefined;
}
