import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import type { ReactNode } from 'react';
import { useTranslate, useTranslateLabel } from 'react-admin';
import { MoneyText } from '../../../fields/cells';
import { useLanguage } from '../../../i18n/useLanguage';
import { fileNumberOf, sectionOf, type CaseFilingRecord } from '../../caseFilings/caseFilingRecord';
import type { FilingFinder } from './useFilingFinder';

interface Props {
  finder: FilingFinder;
  filings: CaseFilingRecord[];
}

/** The found filings as a listbox: choose by mouse, or by arrow keys and Enter. */
export function FilingList({ finder: { filing, pick, parts }, filings }: Props) {
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
