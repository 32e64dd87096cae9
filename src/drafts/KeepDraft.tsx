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
 * Keeps what is typed into the surrounding form as a draft: after a pause in typing, and when the page is
 * hidden or left. It removes the draft once the form is saved or left after a confirmation, and fills in a
 * restored one.
 */
export function KeepDraft({ drafts, isSaved }: Props) {
  const { getValues, setValue, subscribe, trigger } = useFormContext();
  const { dirtyFields, isReady } = useFormState();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const restored = useRef(drafts.restored);
  useEffect(() => {
    // Until the form is ready, react-admin resets it to its default values.
    if (!isReady) return;
    const values = Object.entries(restored.current?.values ?? {});
    for (const [name, value] of values) setValue(name, value, { shouldDirty: true });
    // Show the errors that the draft had when it was left.
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
  // The chosen filing is part of the draft.
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
      // At another URL the person has agreed, in the dialog on leaving the form, to drop the changes. After a
      // crash or the end of the session nobody was asked, so the draft stays.
      const isLeft = location.pathname !== address && currentPerson()?.userName === user;
      if (isLeft) forget();
      else keep();
    };
  }, [keep, forget]);
  return null;
}
