import { createContext, useContext, useMemo, useState } from 'react';
import { useEvent } from 'react-admin';
import type { Resolver } from 'react-hook-form';

/** Pending answers that will still change the form's values; the form is checked after they have arrived. */
export const FormWaits = createContext(new Set<Promise<unknown>>());

/** Makes the form wait for a promise, whether it succeeds or fails. */
export function useFormWaits() {
  const waits = useContext(FormWaits);
  return useEvent((answer: Promise<unknown>) => {
    const settled = answer.catch(() => {}).finally(() => waits.delete(settled));
    waits.add(settled);
  });
}

/** A resolver that first waits for everything pending. */
export function useWaitingResolver(resolver: Resolver) {
  const [waits] = useState(() => new Set<Promise<unknown>>());
  const waiting = useMemo(
    (): Resolver =>
      async (...form) => {
        await Promise.all(waits);
        // react-hook-form mutates this object, so after the wait it has the present values
        return resolver(...form);
      },
    [resolver, waits],
  );
  return [waiting, waits] as const;
}
