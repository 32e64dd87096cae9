import { useEffect } from 'react';
import { useBlocker } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { LeaveDialog } from './LeaveDialog';
import { useUnsaved } from './unsaved';

/**
 * Asks before the surrounding form is left with unsaved changes, in Casebook's own dialog; react-admin's
 * guard uses that of the browser.
 */
export function LeaveGuard() {
  const { isSubmitSuccessful, dirtyFields } = useFormState();
  const isSafe = isSubmitSuccessful || Object.keys(dirtyFields).length === 0;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !isSafe && !nextLocation.pathname.startsWith(currentLocation.pathname),
  );
  const { state, proceed, reset } = blocker;
  const isAsking = state === 'blocked' && !isSafe;

  // A save and the navigation after it may happen in the same render; the blocked navigation then goes on
  // here.
  useEffect(() => {
    if (state === 'blocked' && isSafe) proceed?.();
  }, [state, isSafe, proceed]);
  useUnsaved(!isSafe);
  return isAsking && <LeaveDialog onStay={() => reset?.()} onLeave={() => proceed?.()} />;
}
