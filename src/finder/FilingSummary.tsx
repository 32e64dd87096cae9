import type { ReactNode } from 'react';
import { SourceContextProvider, useTranslate } from 'react-admin';
import Box from '@mui/material/Box';
import { DayText, MoneyText } from '../fields/cells';
import { DetailItem } from '../fields/DetailItem';
import { FormGroup } from '../inputs/FormGroup';
import { fileNumberOf, sectionOf, type CaseFilingRecord } from '../resources/caseFilings/caseFilingRecord';
import { finderLabels } from './finderLabels';
import { LongText } from './LongText';

/** The chosen filing, read-only. `children`: what else is to be said of it. */
export function FilingSummary({ filing, children }: { filing: CaseFilingRecord; children: ReactNode }) {
  const { company, cnfAgent } = filing;
  return (
    <SourceContextProvider value={finderLabels}>
      <FormGroup heading={useTranslate()('finder.summary')}>
        <DetailItem source="nothiNumber">{fileNumberOf(filing)}</DetailItem>
        <DetailItem source="company.companyName">{company?.companyName}</DetailItem>
        <DetailItem source="company.address">
          {[company?.addressLine1, company?.addressLine2].filter(Boolean).join(', ')}
        </DetailItem>
        <DetailItem source="company.vatRegNo">{company?.vatRegNo}</DetailItem>
        <DetailItem source="cnfAgent.cnfAgentName">{cnfAgent?.cnfAgentName}</DetailItem>
        <DetailItem source="cnfAgent.address">{cnfAgent?.address}</DetailItem>
        <DetailItem source="ainNumber">{filing.ainNumber}</DetailItem>
        <DetailItem source="boe">{filing.boe}</DetailItem>
        <DetailItem source="boeDate">{filing.boeDate && <DayText day={filing.boeDate} />}</DetailItem>
        <DetailItem source="hsCode">{filing.hsCode}</DetailItem>
        <DetailItem source="productName">{filing.productName}</DetailItem>
        <DetailItem source="workPlace">{sectionOf(filing)}</DetailItem>
        <DetailItem source="taxacationNothiNo">{filing.taxacationNothiNo}</DetailItem>
        <Wide>
          <DetailItem source="irregularityReason">
            {filing.irregularityReason && <LongText key={filing.id} text={filing.irregularityReason} />}
          </DetailItem>
        </Wide>
        <DetailItem source="revenue">
          <MoneyText taka={filing.revenue} />
        </DetailItem>
        <Wide>{children}</Wide>
      </FormGroup>
    </SourceContextProvider>
  );
}

const Wide = ({ children }: { children: ReactNode }) => <Box sx={{ gridColumn: '1 / -1' }}>{children}</Box>;
