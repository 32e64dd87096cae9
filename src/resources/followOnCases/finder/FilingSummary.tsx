import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useContext, useId, useState, type ReactNode } from 'react';
import { SourceContextProvider, useTranslate } from 'react-admin';
import Box from '@mui/material/Box';
import { formatBin } from '../../../../domain/companies';
import { DayText, MoneyText } from '../../../fields/cells';
import { DetailItem } from '../../../fields/FieldValue';
import { useLanguage } from '../../../i18n/useLanguage';
import { FieldGrid, WIDE } from '../../../inputs/FormGroup';
import { fileNumberOf, sectionOf, type CaseFilingRecord } from '../../caseFilings/caseFilingRecord';
import { HasFilePages } from '../../../addresses';
import { clamped } from '../../../theme/shades';

/**
 * The chosen filing, read-only: one line that expands to all facts, so that the form below is not pushed
 * away. `children` follow that line.
 */
export function FilingSummary({ filing, children }: { filing: CaseFilingRecord; children: ReactNode }) {
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const headingId = useId();
  const detailsId = useId();
  return (
    <SourceContextProvider value={finderLabels}>
      <Paper component="fieldset" variant="outlined" aria-labelledby={headingId} sx={box}>
        <Box sx={line}>
          <Typography id={headingId} component="h2" variant="subtitle1" sx={{ fontWeight: 600 }}>
            {translate('finder.summary')}
          </Typography>
          <Facts filing={filing} />
          <Link
            component="button"
            type="button"
            aria-expanded={isOpen}
            aria-controls={detailsId}
            onClick={() => setIsOpen(!isOpen)}
            sx={{ py: 0.25 }}
          >
            {translate(isOpen ? 'finder.less' : 'finder.more')}
          </Link>
        </Box>
        <Box id={detailsId} hidden={!isOpen} sx={{ mt: 1 }}>
          <FieldGrid>
            <Details filing={filing} />
          </FieldGrid>
        </Box>
        {children}
      </Paper>
    </SourceContextProvider>
  );
}

function Facts({ filing }: { filing: CaseFilingRecord }) {
  const section = sectionOf(filing, useLanguage());
  const hasPages = useContext(HasFilePages);
  return (
    <Box sx={facts}>
      <strong>
        {hasPages ? (
          // A new tab, so that the input of the form stays.
          <Link href={`/files/${filing.id}`} target="_blank" rel="noopener">
            {fileNumberOf(filing)}
          </Link>
        ) : (
          fileNumberOf(filing)
        )}
      </strong>
      {[filing.company?.companyName, section].filter(Boolean).map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
      <MoneyText taka={filing.revenue} />
    </Box>
  );
}

function Details({ filing }: { filing: CaseFilingRecord }) {
  const { company, cnfAgent } = filing;
  const language = useLanguage();
  return (
    <>
      <DetailItem source="nothiNumber">{fileNumberOf(filing)}</DetailItem>
      <DetailItem source="company.companyName">{company?.companyName}</DetailItem>
      <DetailItem source="company.address">
        {[company?.addressLine1, company?.addressLine2].filter(Boolean).join(', ')}
      </DetailItem>
      <DetailItem source="company.vatRegNo">{formatBin(company?.vatRegNo ?? '')}</DetailItem>
      <DetailItem source="cnfAgent.cnfAgentName">{cnfAgent?.cnfAgentName}</DetailItem>
      <DetailItem source="cnfAgent.address">{cnfAgent?.address}</DetailItem>
      <DetailItem source="ainNumber">{filing.ainNumber}</DetailItem>
      <DetailItem source="boe">{filing.boe}</DetailItem>
      <DetailItem source="boeDate">{filing.boeDate && <DayText day={filing.boeDate} />}</DetailItem>
      <DetailItem source="hsCode">{filing.hsCode}</DetailItem>
      <DetailItem source="productName">{filing.productName}</DetailItem>
      <DetailItem source="workPlace">{sectionOf(filing, language)}</DetailItem>
      <DetailItem source="taxacationNothiNo">{filing.taxacationNothiNo}</DetailItem>
      <Wide>
        <DetailItem source="irregularityReason">
          {filing.irregularityReason && <LongText key={filing.id} text={filing.irregularityReason} />}
        </DetailItem>
      </Wide>
      <DetailItem source="revenue">
        <MoneyText taka={filing.revenue} />
      </DetailItem>
    </>
  );
}

const Wide = ({ children }: { children: ReactNode }) => <Box className={WIDE}>{children}</Box>;

const box = { m: 0, minWidth: 0, px: 2, py: 1 };
const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 };
const facts = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  flex: '0 1 auto',
  minWidth: 0,
  overflowWrap: 'anywhere',
};

const LINES = 3;
const FITS = 240;

/** A text that may be pages long: its first lines, expandable, so that the form below stays near. */
function LongText({ text }: { text: string }) {
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  if (text.length <= FITS && text.split('\n').length <= LINES) return text;
  return (
    <>
      <Box component="span" sx={isOpen ? undefined : clamped(LINES)}>
        {text}
      </Box>
      <Link
        component="button"
        type="button"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        sx={{ display: 'block', my: 0.5 }}
      >
        {translate(isOpen ? 'finder.showLess' : 'finder.showAll')}
      </Link>
    </>
  );
}

/** The finder's labels come from its own part of the catalogue, not from the surrounding case type. */
export const finderLabels = {
  getSource: (source: string) => source,
  getLabel: (source: string) => `finder.fields.${source}`,
};
