import { useState, type ReactNode } from 'react';
import { LeaveDialog } from './LeaveDialog';
import { isAnythingUnsaved, stopAsking } from './unsaved';

/**
 * For what ends every form at once: a logout, a reload. The function asks first if anything is unsaved; the
 * question has to be rendered.
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
