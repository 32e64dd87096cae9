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
  return [
    () => (isAnythingUnsaved() ? setAsking(true) : leave()),
    isAsking && <LeaveDialog words={words} onStay={() => setAsking(false)} onLeave={leaveKnowingly} />,
  ];
}
