import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useTranslate, useTranslateLabel } from 'react-admin';
import { FOUND_AT_MOST } from '../../../dataProvider/findFilings';
import { SimilarLine } from '../../../list/SimilarLine';
import { WIDE } from '../../../inputs/FormGroup';
import { fileNumberOf, sectionOf, type CaseFilingRecord } from '../../caseFilings/caseFilingRecord';
import type { FilingFinder } from './useFilingFinder';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import type { ReactNode } from 'react';
import { MoneyText } from '../../../fields/cells';
import { useLanguage } from '../../../i18n/useLanguage';

/** The search's result, on screen and for screen readers, with the list if several were found. */
export function FilingResults({ finder }: { finder: FilingFinder }) {
  const { failure, found } = finder;
  return (
    <Box className={WIDE}>
      {/* Mounted before it has text, or a screen reader would not announce it. */}
      <Box component="output" sx={{ display: 'block' }}>
        <Outcome finder={finder} />
      </Box>
      {failure && <Failed failure={failure} onRetry={finder.retry} />}
      {found && found.length > 1 && <FilingList finder={finder} filings={found} />}
      <SimilarFilings finder={finder} />
    </Box>
  );
}

/** Shown below a search without a hit: filings with similar numbers. Choosing one searches for its number. */
function SimilarFilings({ finder: { search, found, submit } }: { finder: FilingFinder }) {
  if (!search || !('nothiNumber' in search) || found?.length !== 0) return null;
  const pick = ({ title }: { title: string }) => submit({ nothiNumber: title });
  return <SimilarLine kind="case-fillings" term={search.nothiNumber} found={[]} onPick={pick} />;
}

function Outcome({ finder: { search, found, filing } }: { finder: FilingFinder }) {
  const translate = useTranslate();
  if (!search || !found) return null;
  if (found.length === 0) {
    return (
      <Alert severity="warning" role="presentation" sx={{ mt: 1 }}>
        <AlertTitle>{translate('finder.none.title')}</AlertTitle>
        {translate('nothiNumber' in search ? 'finder.none.byFileNumber' : 'finder.none.byDate')}
      </Alert>
    );
  }
  const chosen = filing && translate('finder.chosen', { fileNumber: fileNumberOf(filing) });
  if (found.length === 1) return <span style={visuallyHidden}>{chosen}</span>;
  return (
    <>
      <Typography variant="body2" sx={{ mt: 1 }}>
        {translate('finder.several', { count: found.length })}
      </Typography>
      {found.length >= FOUND_AT_MOST && (
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {translate('finder.mostShown', { count: found.length })}
        </Typography>
      )}
      <span style={visuallyHidden}>{chosen}</span>
    </>
  );
}

function Failed({ failure, onRetry }: { failure: Error; onRetry: () => void }) {
  const translate = useTranslate();
  return (
    <Alert
      severity="error"
      role="alert"
      sx={{ mt: 1 }}
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          {translate('finder.retry')}
        </Button>
      }
    >
      <AlertTitle>{translate('finder.failed')}</AlertTitle>
      {translate(failure.message, { _: failure.message })}
    </Alert>
  );
}

interface Props {
  finder: FilingFinder;
  filings: CaseFilingRecord[];
}

/** The found filings as a listbox: choose by mouse, or by arrow keys and Enter. */
function FilingList({ finder: { filing, pick, parts }, filings }: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a row of facts fits no <option>
    <MenuList id={parts.list} role="listbox" aria-label={translate('finder.found')} dense sx={list}>
      {filings.map((each) => (
        <MenuItem
          key={each.id}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the same
          role="option"
          selected={each.id === filing?.id}
          aria-selected={each.id === filing?.id}
          onClick={() => pick(each)}
          divider
          sx={option}
        >
          <Box component="strong" sx={{ overflowWrap: 'anywhere' }}>
            {fileNumberOf(each)}
          </Box>
          <span>{each.company?.companyName}</span>
          <span>{sectionOf(each, language)}</span>
          <Labelled source="revenue">
            <MoneyText taka={each.revenue} />
          </Labelled>
        </MenuItem>
      ))}
    </MenuList>
  );
}

function Labelled({ source, children }: { source: string; children: ReactNode }) {
  const label = useTranslateLabel()({ source });
  return (
    <span>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {label}:{' '}
      </Box>
      {children}
    </span>
  );
}

const list = {
  mt: 1,
  p: 0,
  maxHeight: '20.5rem', // ten and a half rows: the cut one shows that there are more
  overflowY: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
};

const option = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'minmax(13rem, 3fr) minmax(0, 4fr) minmax(0, 2fr) minmax(0, 3fr)' },
  columnGap: 2,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  // the list would clip an outer outline
  '&.Mui-focusVisible': { outlineOffset: -2 },
  // a border as well, so that the selection does not depend on colour
  '&.Mui-selected': {
    boxShadow: (theme: { palette: { primary: { main: string } } }) =>
      `inset 4px 0 ${theme.palette.primary.main}`,
  },
};
