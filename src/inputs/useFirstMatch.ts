import { useEffect, useRef } from 'react';
import { useEvent } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useFormWaits } from './formWaits';
import type { ReferenceRecord } from '../fields/references';
import type { useChoices } from './useChoices';

interface Options {
  name: string;
  /** The search text, if the field holds one. */
  typed: string | null;
  offer: ReturnType<typeof useChoices>;
  onTake: (record: ReferenceRecord) => void;
}

/**
 * Takes the first match of the typed text even if its answer comes after the field was left, so that nobody
 * has to wait in the field; a save waits for the answer. A field that was changed in the meantime keeps its
 * value.
 */
export function useFirstMatch({ name, typed, offer, onTake }: Options) {
  const { getValues, trigger } = useFormContext();
  const waitFor = useFormWaits();
  const left = useRef<string | null>(null);
  const { answered, firstMatch } = offer;

  const takeFirst = useEvent(() => {
    left.current = typed;
    waitFor(
      firstMatch().then((record) => {
        if (left.current !== typed || getValues(name) !== typed) return;
        left.current = null;
        if (record) onTake(record);
        else void trigger(name);
      }),
    );
  });

  // If the server was unreachable, the answer comes when the connection returns.
  useEffect(() => {
    if (answered !== null && left.current !== null && left.current === typed) takeFirst();
  }, [answered, typed, takeFirst]);

  return takeFirst;
}
