import { useTranslate } from 'react-admin';
import { DayText } from '../../fields/cells';
import { NotVerified, useLimitName } from '../../limits/limitTexts';
import type { StoredRecord } from '../../dataProvider/records';
import { RegisterRecords, type ExtraColumns } from '../registers/RegisterRecords';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { formatDay } from '../../../domain/dates';
import { gapsBetween, type Span } from '../../../domain/limitation/rules';
import { useLanguage } from '../../i18n/useLanguage';
import { useLimitationRules } from '../../limits/useLimitationRules';

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

/** Names the days on which a rule has no version, because orders of these days start no limit. */
function RuleGaps() {
  const translate = useTranslate();
  const nameOf = useLimitName();
  const daysOf = useDays();
  const rules = useLimitationRules();
  const lines = [...new Set(rules.map(({ code }) => code))].flatMap((code) => {
    const versions = rules.filter((rule) => rule.code === code);
    const gaps = gapsBetween(versions);
    return gaps.length ? { code, name: nameOf(versions[0]!), days: gaps.map(daysOf).join('; ') } : [];
  });
  if (lines.length === 0) return null;
  return (
    <Alert severity="info" role="note" sx={{ mb: 1.5, displayPrint: 'none' }}>
      {translate('resources.limitation-rules.gaps.explained')}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {lines.map(({ code, name, days }) => (
          <li key={code}>{translate('resources.limitation-rules.gaps.line', { code, name, days })}</li>
        ))}
      </Box>
    </Alert>
  );
}

/**
 * Returns a function that names the days of a span: `until 05/06/2024`, `from 06/06/2024`, `from 01/01/2024
 * to 29/02/2024`.
 */
function useDays(): (span: Span) => string {
  const translate = useTranslate();
  const language = useLanguage();
  return ({ validFrom, validTo }) => {
    const which = validFrom === null ? 'until' : validTo === null ? 'from' : 'between';
    return translate(`resources.limitation-rules.gaps.${which}`, {
      from: validFrom && formatDay(validFrom, language),
      to: validTo && formatDay(validTo, language),
    });
  };
}
