import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { formatBin } from '../../domain/companies';
import { dayInDhaka, formatDay } from '../../domain/dates';
import type { LimitState } from '../../domain/limits';
import { formatTaka } from '../../domain/taka';
import { localDigits } from '../../domain/digits';
import type { FilePage } from '../dataProvider/files';
import { DayText, MoneyText } from '../fields/cells';
import { useProceedingName } from '../hearings/hearingNames';
import { useLanguage } from '../i18n/useLanguage';
import { DaysLeft, byUrgency, NotVerified, useLimitName } from '../limits/limitTexts';
import { sectionOf, type CaseFilingRecord } from '../resources/caseFilings/caseFilingRecord';
import { factRow } from '../limits/LimitFacts';
import { isAdjudication, standingOf } from './proceedingTree';

/** The facts of a file that are read first. */
export function FileHead({ page }: { page: FilePage }) {
  const translate = useTranslate();
  const language = useLanguage();
  const filing = page.filing as CaseFilingRecord;
  const { status, company, revenue } = filing;
  const today = dayInDhaka();
  const next = page.hearings
    .filter(({ date, result }) => date >= today && !result)
    .toSorted((a, b) => a.date.localeCompare(b.date))[0];
  const limitName = useLimitName();
  const inState = (asked: LimitState) =>
    page.limits.filter(({ state }) => state === asked).toSorted(byUrgency);
  // a missed limit must not hide the next one
  const limits = [...inState('MISSED'), ...inState('RUNNING').slice(0, 1)];
  return (
    <Paper variant="outlined" sx={head} data-facts>
      <Box component="dl" sx={first}>
        <Fact name="company">
          <strong>{company?.companyName ?? '—'}</strong>
          {company?.vatRegNo && (
            <>
              {' '}
              <Box component="span" sx={{ whiteSpace: 'nowrap' }}>{`(${formatBin(company.vatRegNo)})`}</Box>
            </>
          )}
        </Fact>
        <Fact label={translate('resources.case-fillings.fields.revenue')}>
          <strong>
            <MoneyText taka={revenue} />
          </strong>{' '}
          <RoundTaka taka={revenue ?? 0} />
        </Fact>
        <Fact name="stands">
          <Standing proceedings={page.proceedings} />
        </Fact>
        <Fact name="nextHearing">
          {next ? (
            <>
              <strong>
                <DayText day={next.date} />
                {next.time && `, ${localDigits(next.time, language)}`}
              </strong>
              {next.court && ` · ${next.court}`}
              {next.purpose && ` · ${translate(`resources.hearings.choices.purpose.${next.purpose}`)}`}
            </>
          ) : (
            translate('files.noHearing')
          )}
        </Fact>
        {limits.length > 0 && (
          <Fact name="nextLimit">
            {limits.map((limit) => (
              <div key={limit.id}>
                <strong>
                  <DayText day={limit.due} />
                </strong>
                , <DaysLeft limit={limit} /> · {limitName(limit)} <NotVerified limit={limit} onPaper />
              </div>
            ))}
          </Fact>
        )}
      </Box>
      <Box component="dl" sx={others}>
        <Fact name="section">{sectionOf(filing, language)}</Fact>
        <Fact name="status">
          {status ? translate(`resources.case-fillings.choices.status.${status}`, { _: status }) : '—'}
        </Fact>
        {page.followers.length > 0 && (
          <Fact name="followers">{page.followers.map(({ fullName }) => fullName).join(', ')}</Fact>
        )}
      </Box>
    </Paper>
  );
}

interface FactProps {
  /** The key of the fact's label below `files.head`. */
  name?: string;
  label?: string;
  children: ReactNode;
}

function Fact({ name, label, children }: FactProps) {
  const translate = useTranslate();
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box component="dt" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
        {label ?? translate(`files.head.${name}`)}
      </Box>
      <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </Box>
  );
}

/** The present stage of the file: `Appellate Tribunal Case, 12/2024: Sub-judice, since 12/03/2024`. */
function Standing({ proceedings }: Pick<FilePage, 'proceedings'>) {
  const translate = useTranslate();
  const language = useLanguage();
  const nameOf = useProceedingName();
  const standing = standingOf(proceedings);
  if (!standing) return null;
  const { proceeding, isDecided, since } = standing;
  const { kind, outcome, status } = proceeding;
  // a type without an outcome may have its decision entered before its status
  const isPending = status === 'SUBJUDICE' && !isAdjudication(proceeding);
  const state =
    isDecided && outcome
      ? translate(`files.outcomes.${outcome}`)
      : isDecided && isPending
        ? translate('files.decided')
        : status && translate(`resources.${kind}.choices.status.${status}`, { _: status });
  const what = [nameOf(proceeding), state].filter(Boolean).join(': ');
  return since ? translate('files.standsSince', { what, day: formatDay(since, language) }) : what;
}

/** A large amount as officers say it, `(1.51 crore)`. */
function RoundTaka({ taka }: { taka: number }) {
  const translate = useTranslate();
  const language = useLanguage();
  const unit = taka >= CRORE ? 'crore' : taka >= LAKH ? 'lakh' : null;
  if (!unit) return null;
  const amount = formatTaka(taka / (unit === 'crore' ? CRORE : LAKH), language);
  return <span style={{ whiteSpace: 'nowrap' }}>({translate(`files.${unit}`, { amount })})</span>;
}

const LAKH = 100_000;
const CRORE = 10_000_000;

const head = { mb: 2, px: 2, py: 1.5, '@media print': { py: 0.5, mb: 1 } };

const first = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  columnGap: 3,
  rowGap: 1,
  '@media print': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
};

/** Quieter facts in one line, each beside its label. */
const others = {
  ...factRow,
  mt: 1,
  typography: 'body2',
  color: 'text.secondary',
  '& dt::after': { content: '":"' },
  '& dt': { mr: 0.5 },
};
