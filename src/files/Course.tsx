import { factRow } from '../limits/LimitFacts';
import AddIcon from '@mui/icons-material/Add';
import EditIcon from '@mui/icons-material/Edit';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import type { proceedingFields } from '../../domain/proceedings';
import { useAddressOf } from '../addresses';
import { useMay } from '../authProvider/permissions';
import type { FilePage, Hearing, Proceeding } from '../dataProvider/files';
import { DayText } from '../fields/cells';
import { useProceedingName } from '../hearings/hearingNames';
import { nameIn } from '../i18n/nameIn';
import { useLanguage } from '../i18n/useLanguage';
import { useAbovePage } from '../list/openedFromList';
import { courseOf, editWords, isAdjudication, type Step } from './proceedingTree';
import { useOpenDialog } from './FileDialogs';
import { Hearings } from './ProceedingEntries';
import { Section } from '../page/Section';
import type { AddedCase } from '../resources/followOnCases/addedCase';

/** The proceedings of a file, each below the one whose order it challenges. */
export function Course({ page }: { page: FilePage }) {
  const translate = useTranslate();
  return (
    <Section heading={translate('files.course')}>
      <Steps steps={courseOf(page.proceedings)} page={page} />
    </Section>
  );
}

function Steps({ steps, page }: { steps: Step[]; page: FilePage }) {
  return (
    <Box component="ol" sx={list}>
      {steps.map(({ proceeding, next }) => (
        <li key={proceeding.id}>
          <ProceedingFacts
            proceeding={proceeding}
            hearings={page.hearings.filter(({ proceedingId }) => proceedingId === proceeding.id)}
          />
          {next.length > 0 && <Steps steps={next} page={page} />}
        </li>
      ))}
    </Box>
  );
}

interface Props {
  proceeding: Proceeding;
  hearings: Hearing[];
}

function ProceedingFacts({ proceeding, hearings }: Props) {
  const addressOf = useAddressOf();
  const translate = useTranslate();
  const open = useOpenDialog();
  const nameOf = useProceedingName();
  const above = useAbovePage();
  const language = useLanguage();
  const { kind, recordId, number, openedOn, decidedOn, outcome, status, court, lawOfficer, filedBy } =
    proceeding;
  const { subject, important, importantReason, lossReason, lossReasonBn, noAppealReason } = proceeding;
  const label = (field: keyof typeof proceedingFields) => translate(`resources.proceedings.fields.${field}`);
  const name = nameOf({ kind, number: null });
  const shownNumber = number ?? translate('files.unnumbered');
  const { added } = (useLocation().state ?? {}) as AddedCase;
  const isAdded = added?.kind === kind && added.recordId === recordId;
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isAdded) link.current?.focus();
  }, [isAdded]);
  const labelled = (action: string) => ({
    'aria-label': translate('files.proceedingOf', { action, name: nameOf(proceeding) }),
    children: action,
  });
  return (
    <Box sx={isAdded ? { ...proceedingBox, ...marked } : proceedingBox}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline' }}>
        <strong>{name}</strong>
        {isAdjudication(proceeding) ? (
          // its details are on this page
          <Box sx={{ overflowWrap: 'anywhere' }}>{shownNumber}</Box>
        ) : (
          <Link
            component={RouterLink}
            to={addressOf(`/${kind}/${recordId}/show`)}
            state={above}
            ref={link}
            // the buttons may wrap below it
            sx={{ overflowWrap: 'anywhere', minHeight: '1.5rem' }}
          >
            {shownNumber}
          </Link>
        )}
        {status && (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {translate(`resources.${kind}.choices.status.${status}`, { _: status })}
          </Box>
        )}
        {isAdded && <Box sx={{ color: 'success.main', fontWeight: 600 }}>{translate('files.justAdded')}</Box>}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', ml: { sm: 'auto' } }}>
          {useMay('create', 'hearings') && (
            <Button
              size="small"
              startIcon={<AddIcon />}
              onClick={() => open({ dialog: 'addHearing', proceeding })}
              {...labelled(translate('hearings.add'))}
            />
          )}
          {useMay('edit', kind) && (
            <Button
              size="small"
              startIcon={<EditIcon />}
              onClick={() => open({ dialog: 'proceeding', proceeding })}
              {...labelled(translate(editWords(proceeding)))}
            />
          )}
        </Box>
      </Box>
      <Box component="dl" sx={{ ...factRow, typography: 'body2' }}>
        {subject && <Fact label={label('subject')}>{subject}</Fact>}
        {important && <Fact label={label('important')}>{importantReason ?? translate('forms.yes')}</Fact>}
        {openedOn && (
          <Fact label={translate(isAdjudication(proceeding) ? 'files.issued' : 'files.opened')}>
            <DayText day={openedOn} />
          </Fact>
        )}
        {decidedOn && (
          <Fact label={translate('files.decided')}>
            <DayText day={decidedOn} />
          </Fact>
        )}
        {outcome && <Fact label={translate('files.outcome')}>{translate(`files.outcomes.${outcome}`)}</Fact>}
        {court && <Fact label={translate('files.court')}>{court}</Fact>}
        {filedBy && (
          <Fact label={translate('files.filedBy')}>
            {translate(`resources.proceedings.choices.filedBy.${filedBy}`)}
          </Fact>
        )}
        {lawOfficer && <Fact label={translate('files.lawOfficer')}>{lawOfficer}</Fact>}
        {REPLIES.map(
          (name) =>
            proceeding[name] && (
              <Fact key={name} label={label(name)}>
                <DayText day={proceeding[name]} />
              </Fact>
            ),
        )}
        {lossReason && (
          <Fact label={label('lossReasonId')}>{nameIn(language, lossReason, lossReasonBn)}</Fact>
        )}
        {noAppealReason && <Fact label={label('noAppealReason')}>{noAppealReason}</Fact>}
      </Box>
      <Hearings hearings={hearings} of={nameOf(proceeding)} />
    </Box>
  );
}

const REPLIES = ['parawiseSentOn', 'sentToAttorneyGeneralOn', 'replyFiledOn'] as const;

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}:</dt> <dd>{children}</dd>
  </div>
);

/** The case that was just added. */
const marked = { bgcolor: 'action.selected', borderRadius: 1, mx: -1, px: 1 };

const proceedingBox = {
  py: 0.75,
  // on paper a proceeding takes as few lines as possible
  '@media print': {
    py: 0.25,
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 1.5,
    alignItems: 'baseline',
    fontSize: '0.875rem',
  },
};

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  // a case is indented below the order that it challenges
  '& ol': { ml: { xs: 0.5, sm: 1.5 }, pl: { xs: 1, sm: 1.5 }, borderLeft: 2, borderColor: 'divider' },
  '@media print': {
    '& li': { breakInside: 'auto' }, // an item contains the cases that challenge it, so it may exceed a page
    '& ol': { ml: 0.25, pl: 0.75 },
  },
};
