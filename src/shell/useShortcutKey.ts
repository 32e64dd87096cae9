import { useStore } from 'react-admin';
import { characterKeys, type CharacterKey } from './shortcuts';

/** Whether a person wants the keys of one character, and the setter. */
export const useCharacterKeys = () => useStore<boolean>('preferences.characterKeys', true);

/** What leads to this part of the screen, for its `aria-keyshortcuts`; nothing when it is switched off. */
export function useShortcutKey(name: CharacterKey): string | undefined {
  const [wanted] = useCharacterKeys();
  return wanted ? characterKeys[name] : undefined;
}
