import { useEffect, useRef } from 'react';
import { useEvent } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { currentPerson } from '../authProvider/session';
import type { Drafts } from './useDrafts';

const PAUSE_MS = 500;

interface Props {
  drafts: Drafts;
  isSaved: boolean;
}

/**
 * Keeps what is typed into the form around it, a moment after typing and when the page is hidden or left,
 * until it is saved or left knowingly; and fills in what was restored.
 */
export function KeepDraft({ drafts, isSaved }: Props) {
  const { getValues, setValue, subscribe, trigger } = useFormContext();
  const { dirtyFields, isReady } = useFormState();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const restored = useRef(drafts.restored);
  useEffect(() => {
    // Before that, react-admin sets the form to its default values.
    if (!isReady) return;
    const values = Object.entries(restored.current?.values ?? {});
    for (const [name, value] of values) setValue(name, value, { shouldDirty: true });
    // What was wrong as it was left is so still.
    if (values.length > 0) void trigger(values.map(([name]) => name));
    restored.current = null;
  }, [isReady, setValue, trigger]);

  const cancel = useEvent(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
  });
  const keep = useEvent(() => {
    if (timer.current === undefined) return;
    cancel();
    const changed = Object.keys(dirtyFields);
    if (changed.length === 0) return drafts.forget();
    const values = Object.fromEntries(changed.map((name) => [name, getValues(name)]));
    drafts.keep({ values, base: drafts.base?.current, fileNumber: drafts.fileNumber });
  });
  const keepSoon = useEvent(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(keep, PAUSE_MS);
  });
  const forget = useEvent(() => {
    cancel();
    drafts.forget();
  });

  useEffect(() => {
    if (isSaved) return forget();
    return subscribe({ formState: { values: true }, callback: keepSoon });
  }, [isSaved, subscribe, keepSoon, forget]);
  // Another filing is chosen for what was typed.
  useEffect(keepSoon, [drafts.fileNumber, keepSoon]);

  useEffect(() => {
    window.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keep);
    };
  }, [keep]);

  useEffect(() => {
    const address = location.pathname;
    const user = currentPerson()?.userName;
    return () => {
      // The form's guard has asked whoever goes to another address. A crash or the session's end has not.
      const isLeft = location.pathname !== address && currentPerson()?.userName === user;
      if (isLeft) forget();
      else keep();
    };
  }, [keep, forget]);
  return null;
}
