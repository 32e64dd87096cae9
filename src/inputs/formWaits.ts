import { createContext, useContext, useMemo, useState } from 'react';
import { useEvent } from 'react-admin';
import type { Resolver } from 'react-hook-form';

/** What a form waits for before it checks its values: answers that will still change them. */
export const FormWaits = createContext(new Set<Promise<unknown>>());

/** Lets a form wait for something; its failure is no matter of the form. */
export function useFormWaits() {
  const waits = useContext(FormWaits);
  return useEvent((answer: Promise<unknown>) => {
    const settled = answer.catch(() => {}).finally(() => waits.delete(settled));
    waits.add(settled);
  });
}

/** Checks with a resolver, once nothing is waited for. */
export function useWaitingResolver(resolver: Resolver) {
  const [waits] = useState(() => new Set<Promise<unknown>>());
  const waiting = useMemo(
    (): Resolver =>
      async (...form) => {
        await Promise.all(waits);
        // the form's values are always the same object
        return resolver(...form);
      },
    [resolver, waits],
  );
  return [waiting, waits] as const;
}
