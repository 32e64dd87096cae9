import { useEffect, useRef } from 'react';
import { useEvent } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useFormWaits } from './formWaits';
import type { ReferenceRecord } from './references';
import type { useChoices } from './useChoices';

interface Options {
  name: string;
  /** What is typed, if the field holds that. */
  typed: string | null;
  offer: ReturnType<typeof useChoices>;
  onTake: (record: ReferenceRecord) => void;
}

/**
 * Takes the first match of what is typed even when its answer comes after the field was left, so that
 * nobody need wait for it; the form waits with being saved. What is changed meanwhile is not touched.
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

  // When the server could not be reached, the answer comes with the line.
  useEffect(() => {
    if (answered !== null && left.current !== null && left.current === typed) takeFirst();
  }, [answered, typed, takeFirst]);

  return takeFirst;
}
