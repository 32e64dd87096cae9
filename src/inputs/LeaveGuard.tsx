import { useEffect } from 'react';
import { useBlocker } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { LeaveDialog } from './LeaveDialog';
import { useUnsaved } from './unsaved';

/** Asks before the form around it is left with changes that are not saved; React-admin's own asks by the browser. */
export function LeaveGuard() {
  const { isSubmitSuccessful, dirtyFields } = useFormState();
  const isSafe = isSubmitSuccessful || Object.keys(dirtyFields).length === 0;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !isSafe && !nextLocation.pathname.startsWith(currentLocation.pathname),
  );
  const { state, proceed, reset } = blocker;
  const isAsking = state === 'blocked' && !isSafe;

  // A save and the way back to the list may come in the same moment.
  useEffect(() => {
    if (state === 'blocked' && isSafe) proceed?.();
  }, [state, isSafe, proceed]);
  useUnsaved(!isSafe);
  return isAsking && <LeaveDialog onStay={() => reset?.()} onLeave={() => proceed?.()} />;
}
