import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { CaseFilingItem } from '../../domain/caseFilings';
import { Section } from '../page/Section';
import type { CaseFilingRecord } from '../resources/caseFilings/caseFilingRecord';
import { enteredValue, FilingItem } from '../resources/caseFilings/FilingItem';
import { storedGroups } from '../resources/caseFilings/filingGroups';

/** Everything entered of a filing, in the groups of its form; one line names the fields that are empty. */
export function FilingDetails({ filing }: { filing: CaseFilingRecord }) {
  const translate = useTranslate();
  const isEmpty = (item: CaseFilingItem) => enteredValue({ item, filing }) === undefined;
  // a 'No' says something only beside other facts of its group
  const groups = storedGroups.filter(({ items }) => items.some((item) => enteredValue({ item, filing })));
  const shown = groups.map((group) => ({ ...group, items: group.items.filter((item) => !isEmpty(item)) }));
  const said = new Set(shown.flatMap(({ items }) => items));
  const empty = storedGroups.flatMap(({ items }) => items.filter((item) => !said.has(item)));
  return (
    <Section heading={translate('lists.details')}>
      {shown.map(({ name, heading, items }) => (
        <Box key={name} sx={group}>
          {/* the label of a single fact says enough */}
          {items.length > 1 && <h3>{translate(heading)}</h3>}
          <Box sx={facts}>
            {items.map((item) => (
              <FilingItem key={item} item={item} filing={filing} />
            ))}
          </Box>
        </Box>
      ))}
      {empty.length > 0 && (
        <Box
          sx={{ pt: 1, borderTop: 1, borderColor: 'divider', typography: 'body2', color: 'text.secondary' }}
        >
          {translate('files.notFilledIn', {
            fields: empty.map((name) => translate(`resources.case-fillings.fields.${name}`)).join(', '),
          })}
        </Box>
      )}
    </Section>
  );
}

const group = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '7rem minmax(0, 1fr)' },
  columnGap: 2,
  py: 0.5,
  borderTop: 1,
  borderColor: 'divider',
  typography: 'body2',
  '& h3': { m: 0, py: 0.5, font: 'inherit', fontWeight: 600 },
  '@media print': { gridTemplateColumns: '7rem minmax(0, 1fr)', py: 0, breakInside: 'avoid' },
};

const facts = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
  columnGap: 2,
  gridColumn: { sm: 2 },
  '& > .wide': { gridColumn: '1 / -1' },
  // on paper the facts follow one another like words
  '@media print': {
    gridColumn: 2,
    display: 'flex',
    flexWrap: 'wrap',
    '& dl': { py: 0 },
    '& dt, & dd': { display: 'inline' },
    '& dt::after': { content: '": "' },
  },
};
