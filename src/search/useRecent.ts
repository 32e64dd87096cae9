import { useStore } from 'react-admin';

const MOST = 8;

/** This person's last searches, the newest first, stored on this computer; and a function that adds one. */
export function useRecent(): [recent: string[], remember: (text: string) => void, forget: () => void] {
  const [recent, setRecent] = useStore<string[]>('preferences.searches', NONE);
  const remember = (text: string) => {
    const typed = text.trim();
    if (typed) setRecent([typed, ...recent.filter((each) => each !== typed)].slice(0, MOST));
  };
  return [recent, remember, () => setRecent(NONE)];
}

const NONE: string[] = [];
