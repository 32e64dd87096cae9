import { useTranslate } from 'react-admin';
import { DayText } from '../../fields/cells';
import { NotVerified } from '../../limits/NotVerified';
import type { StoredRecord } from '../../dataProvider/storedRecord';
import { RegisterRecords, type ExtraColumns } from '../registers/RegisterRecords';
import { RuleGaps } from './RuleGaps';

export const LimitationRuleList = () => <RegisterRecords above={<RuleGaps />} columns={columns} />;

/** A period with its unit: `90 days`. */
function Period({ record: { n, unit } }: { record: StoredRecord }) {
  const translate = useTranslate();
  return <>{translate(`resources.limitation-rules.periods.${String(unit)}`, { smart_count: Number(n) })}</>;
}

/** The day on which a legal officer verified a rule, or the text that nobody has. */
const Verified = ({ record: { verifiedOn } }: { record: StoredRecord }) =>
  verifiedOn ? <DayText day={verifiedOn} /> : <NotVerified limit={{ verified: false }} />;

const columns: ExtraColumns = {
  n: { width: '7rem', numeric: false, render: (record) => <Period record={record} /> },
  act: { width: '9rem' },
  section: { width: '5rem' },
  side: { width: '7.5rem' },
  verifiedBy: { width: '8rem' },
  verifiedOn: { width: '7.5rem', render: (record) => <Verified record={record} /> },
};
