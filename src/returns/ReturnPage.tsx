import Box from '@mui/material/Box';
import { useGetOne, useTranslate } from 'react-admin';
import { useNavigate, useParams } from 'react-router-dom';
import { formatDay, formatInstant } from '../../domain/dates';
import { isNotFound } from '../dataProvider/errors';
import type { Return } from '../dataProvider/returns';
import { StepButton } from '../hearings/MonthGrid';
import { useLanguage } from '../i18n/useLanguage';
import { RecordNotFound } from '../page/NotFound';
import { PageFrame } from '../page/PageFrame';
import { PrintButton } from '../page/PrintButton';
import { BesideChoice, useThan } from './beside';
import { DownloadReturn } from './DownloadReturn';
import { Editions } from './Editions';
import { FigureSections } from './FigureSections';
import { PeriodSwitch } from './PeriodSwitch';
import { ReturnState, shortSeal, useRefetchAfterCount } from './ReturnState';
import { monthAfter, monthBefore, useMonthName, useReturns } from './useReturns';

/** Milliseconds between two looks at a count under way. */
const ASK_AGAIN = 1500;

/** The return of a month. While it is counted in the background, the page follows and shows the figures by itself. */
export function ReturnPage() {
  const translate = useTranslate();
  const monthName = useMonthName();
  const { id = '' } = useParams();
  const query = useGetOne<Return>(
    'returns',
    { id: Number(id) },
    { refetchInterval: ({ state }) => (state.data?.progress == null ? false : ASK_AGAIN) },
  );
  const shown = query.data;
  const title = translate('returns.title');
  const month = shown ? monthName(shown.from) : '';
  const list = { label: title, to: '/returns' };
  if (isNotFound(query.error))
    return <RecordNotFound what={translate('resources.returns.one')} list={list} />;
  return (
    <PageFrame
      title={month || title}
      tab={month && `${title}: ${month}`}
      breadcrumb={[list, { label: month }]}
      actions={shown && <Actions shown={shown} month={month} />}
      query={query}
    >
      {shown && <Shown key={shown.id} shown={shown} month={month} />}
    </PageFrame>
  );
}

function Actions({ shown, month }: { shown: Return; month: string }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const monthName = useMonthName();
  const { ofMonth } = useReturns();
  const step = (to: 'previous' | 'next', from: string) => {
    const other = ofMonth(from);
    if (!other) return null;
    const name = translate(`returns.steps.${to}`, { month: monthName(from) });
    return <StepButton to={to} name={name} onClick={() => void navigate(`/returns/${other.id}`)} />;
  };
  return (
    <>
      {step('previous', monthBefore(shown.from))}
      {step('next', monthAfter(shown.from))}
      <PrintButton variant="outlined" disabled={!shown.figures} />
      <DownloadReturn
        title={`${translate('returns.title')}: ${month}`}
        days={shown}
        figures={shown.figures}
      />
    </>
  );
}

function Shown({ shown, month }: { shown: Return; month: string }) {
  const than = useThan(shown);
  const { figures, countedAt } = shown;
  useRefetchAfterCount(shown);
  return (
    <>
      <PeriodSwitch shown={shown} />
      <ReturnState shown={shown} month={month} />
      <Editions shown={shown} />
      {figures && countedAt !== null && (
        <>
          <BesideChoice shown={shown} />
          <FigureSections shown={{ figures, than, linkOf: (name) => `/returns/${shown.id}/${name}` }} />
          <SignatureOnPaper shown={shown} />
        </>
      )}
    </>
  );
}

/** At the end of the paper: memo number and date, the line to sign on, and the beginning of the seal. */
function SignatureOnPaper({ shown: { memo, date, signedBy, hash, countedAt } }: { shown: Return }) {
  const translate = useTranslate();
  const language = useLanguage();
  const at = countedAt && formatInstant(countedAt, language);
  return (
    <Box sx={signature}>
      <div>
        {memo && <div>{translate('returns.paper.memo', { memo })}</div>}
        {date && <div>{translate('returns.paper.date', { day: formatDay(date, language) })}</div>}
        <div>
          {hash
            ? translate('returns.paper.seal', { hash: shortSeal(hash) })
            : translate('returns.paper.draft', { at })}
        </div>
      </div>
      <Box sx={{ minWidth: '7cm', textAlign: 'center', borderTop: 1, pt: 0.5 }}>
        {signedBy ?? translate('returns.paper.signature')}
      </Box>
    </Box>
  );
}

const signature = {
  display: 'none',
  displayPrint: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-end',
  mt: '18mm',
  fontSize: '9pt',
  breakInside: 'avoid',
};
