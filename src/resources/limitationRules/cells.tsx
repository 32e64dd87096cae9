import { useTranslate } from 'react-admin';
import { DayText } from '../../fields/cells';
import { NotVerified } from '../../limits/NotVerified';
import type { StoredRecord } from '../../recordForms/storedRecord';

/** A period with its unit: `90 days`. */
export function Period({ record: { n, unit } }: { record: StoredRecord }) {
  const translate = useTranslate();
  return <>{translate(`resources.limitation-rules.periods.${String(unit)}`, { smart_count: Number(n) })}</>;
}

/** The day on which a legal officer verified a rule, or the text that nobody has. */
export const Verified = ({ record: { verifiedOn } }: { record: StoredRecord }) =>
  verifiedOn ? <DayText day={verifiedOn} /> : <NotVerified limit={{ verified: false }} />;
