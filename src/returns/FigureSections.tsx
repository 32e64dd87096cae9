import ExpandIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatCount } from '../../domain/digits';
import { furtherCounts, kindsCounted } from '../../domain/returns/figures';
import { FigureLinks } from '../home/figures';
import { useLanguage } from '../i18n/useLanguage';
import { Section } from '../page/Section';
import { CaseTable } from './CaseTable';
import { kindsWithCases, nameOf, sectionsWith } from './columns';
import { Figure, type Shown } from './Figure';
import { useSectionName } from './figureWords';
import { MoneyFigures } from './MoneyFigures';

/** All figures of a period: cases, money, further ones, and the same of each section, folded. */
export function FigureSections({ shown }: { shown: Shown }) {
  const translate = useTranslate();
  const [isWhole, setWhole] = useState(false);
  return (
    <FigureLinks>
      <Section heading={translate('returns.cases')}>
        <CaseTable
          label={translate('returns.cases')}
          shown={shown}
          kinds={kindsCounted}
          isWhole={isWhole}
          onWhole={setWhole}
        />
      </Section>
      <Section heading={`${translate('returns.money.heading')} (${translate('returns.money.unit')})`}>
        <MoneyFigures shown={shown} isWhole={isWhole} />
      </Section>
      <Further shown={shown} />
      <Sections shown={shown} isWhole={isWhole} onWhole={setWhole} />
    </FigureLinks>
  );
}

function Further({ shown }: { shown: Shown }) {
  const translate = useTranslate();
  return (
    <Section heading={translate('returns.further.heading')}>
      <Box component="dl" sx={further}>
        <div>
          <dt>{translate('returns.further.contempt')}</dt>
          <dd>
            <Figure name="closing.contempt.count" shown={shown} />
          </dd>
        </div>
        {furtherCounts.map((figure) => (
          <div key={figure}>
            <dt>{translate(`returns.figures.${figure}`)}</dt>
            <dd>
              <Figure name={nameOf(figure, 'all', 'count')} shown={shown} />
            </dd>
          </div>
        ))}
      </Box>
    </Section>
  );
}

interface SectionsProps {
  shown: Shown;
  isWhole: boolean;
  onWhole: (isWhole: boolean) => void;
}

function Sections({ shown, ...columns }: SectionsProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const nameOfSection = useSectionName();
  const sections = sectionsWith(shown.figures)
    .map((id) => ({ id, name: nameOfSection(id) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, language));
  return (
    <Section heading={translate('returns.sections')} isPrinted={sections.length > 0}>
      {sections.length === 0 && (
        <Typography color="text.secondary">{translate('returns.noSections')}</Typography>
      )}
      {sections.map((section) => (
        <OneSection key={section.id} {...section} shown={shown} {...columns} />
      ))}
    </Section>
  );
}

/** A section in one line, which opens to its figures. */
function OneSection({ id, name, shown, ...columns }: SectionsProps & { id: number; name: string }) {
  const translate = useTranslate();
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const count = (...figures: string[]) =>
    formatCount(
      figures.reduce((sum, figure) => sum + (shown.figures[nameOf(figure, 'all', 'count', id)] ?? 0), 0),
      language,
    );
  return (
    <Box component="details" sx={details} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <ExpandIcon fontSize="small" aria-hidden />
        <span className="name">{name}</span>
        <span className="sum">
          {translate('returns.sectionSum', {
            opening: count('opening'),
            came: count('received'),
            left: count('disposed', 'moved-out', 'corrected-out'),
            closing: count('closing'),
          })}
        </span>
      </summary>
      {isOpen && (
        <Box sx={{ pb: 1.5 }}>
          <CaseTable
            label={name}
            shown={shown}
            kinds={kindsWithCases(shown.figures, id)}
            section={id}
            {...columns}
          />
          <Box sx={{ mt: 1.5 }}>
            <MoneyFigures shown={shown} section={id} isWhole={columns.isWhole} />
          </Box>
        </Box>
      )}
    </Box>
  );
}

const further = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
  columnGap: 4,
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 2,
    py: 0.5,
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& dd': { m: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& dd a': { display: 'inline-block', minWidth: 24, lineHeight: '24px' },
};

const details = {
  borderTop: 1,
  borderColor: 'divider',
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    gap: 1,
    py: 0.75,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '& .name': { flexGrow: 1, fontWeight: 500 },
    '& .sum': { color: 'text.secondary', fontVariantNumeric: 'tabular-nums', textAlign: 'right' },
    '& svg': { transform: 'rotate(-90deg)', displayPrint: 'none' },
  },
  '&[open] summary svg': { transform: 'none' },
};
