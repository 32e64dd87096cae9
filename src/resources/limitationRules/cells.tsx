import { useTranslate } from 'react-admin';
import { DayText, NumberText } from '../../fields/cells';
import { NotVerified } from '../../limits/NotVerified';
import type { StoredRecord } from '../../recordForms/storedRecord';

/** A period with its unit: `90 Days`. */
export function Period({ record: { n, unit } }: { record: StoredRecord }) {
  const translate = useTranslate();
  return (
    <>
      <NumberText number={Number(n)} /> {translate(`resources.limitation-rules.choices.unit.${String(unit)}`)}
    </>
  );
}

/** The day on which an officer of the law verified a rule, or that nobody has. */
export const Verified = ({ record: { verifiedOn } }: { record: StoredRecord }) =>
  verifiedOn ? <DayText day={verifiedOn} /> : <NotVerified limit={{ verified: false }} />;
