import { useState, type ReactNode } from 'react';
import { LeaveDialog } from './LeaveDialog';
import { isAnythingUnsaved, stopAsking } from './unsaved';

/**
 * For actions that end every form, such as logout or reload. Returns a function that asks first if anything
 * is unsaved, and the dialog to render.
 */
export function useAskedLeave(leave: () => void, words?: string): [() => void, ReactNode] {
  const [isAsking, setAsking] = useState(false);
  const leaveKnowingly = () => {
    setAsking(false);
    stopAsking();
    leave();
  };
  const ask = () => (isAnythingUnsaved() ? setAsking(true) : leave());
  const dialog = isAsking && (
    <LeaveDialog words={words} onStay={() => setAsking(false)} onLeave={leaveKnowingly} />
  );
  return [ask, dialog];
}
