import { useStore } from 'react-admin';

const MOST = 8;

/** What this person searched for last, newest first, kept on this computer; and how to add to it. */
export function useRecent(): [recent: string[], remember: (text: string) => void, forget: () => void] {
  const [recent, setRecent] = useStore<string[]>('preferences.searches', NONE);
  const remember = (text: string) => {
    const typed = text.trim();
    if (typed) setRecent([typed, ...recent.filter((each) => each !== typed)].slice(0, MOST));
  };
  return [recent, remember, () => setRecent(NONE)];
}

const NONE: string[] = [];
