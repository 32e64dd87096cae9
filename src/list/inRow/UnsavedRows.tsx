import { createContext, useCallback, useContext, useEffect, useState, type ReactNode } from 'react';
import { useBlocker } from 'react-admin';
import { LeaveDialog } from '../../inputs/LeaveDialog';
import { useUnsaved } from '../../inputs/unsaved';

const ReportUnsaved = createContext<(id: number, unsaved: boolean) => void>(() => {});

export function useUnsavedRow(id: number, unsaved: boolean) {
  const report = useContext(ReportUnsaved);
  useEffect(() => {
    report(id, unsaved);
    return () => report(id, false);
  }, [report, id, unsaved]);
}

export function UnsavedRows({ children }: { children: ReactNode }) {
  const [unsaved, setUnsaved] = useState<ReadonlySet<number>>(NONE);
  const report = useCallback((id: number, isUnsaved: boolean) => {
    setUnsaved((known) => {
      if (known.has(id) === isUnsaved) return known;
      const others = [...known].filter((other) => other !== id);
      return new Set(isUnsaved ? [...others, id] : others);
    });
  }, []);
  return (
    <ReportUnsaved value={report}>
      {children}
      {/* The router supports one guard at a time, so mount it only when needed. */}
      {unsaved.size > 0 && <Guard />}
    </ReportUnsaved>
  );
}

const NONE: ReadonlySet<number> = new Set();

/**
 * Asks before unsaved rows are lost by leaving for another page or another search of the list. A dialog above
 * the list loses no rows, so it may open without a question.
 */
function Guard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      nextLocation.search !== currentLocation.search ||
      nextLocation.pathname.split('/')[1] !== currentLocation.pathname.split('/')[1],
  );
  useUnsaved(true);
  if (blocker.state !== 'blocked') return null;
  return <LeaveDialog onStay={() => blocker.reset?.()} onLeave={() => blocker.proceed?.()} />;
}
