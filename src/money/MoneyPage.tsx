import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { createMoneyCalls } from '../dataProvider/money';
import { useCalls } from '../dataProvider/useCalls';
import { FigurePart } from '../home/FigurePart';
import { FigureLinks } from '../home/figures';
import { NothingHere } from '../page/NothingHere';
import { PageFrame } from '../page/PageFrame';
import { PrintButton } from '../page/PrintButton';
import { Collected } from './Collected';
import { ComingGuarantees, ComingStays, LargestRecoverable } from './Coming';
import { DownloadTotals, StateTable } from './StateTable';
import { sectionsOf } from './stateTotals';

/** What is owed today and in which state, what is the largest of it, what changes next, and what was collected. */
export function MoneyPage() {
  const translate = useTranslate();
  const { moneyTotals } = useCalls(createMoneyCalls);
  const title = translate('layout.menuGroups.money');
  const all = useQuery({
    queryKey: ['money-positions', 'totals', 'state'],
    queryFn: ({ signal }) => moneyTotals('state', signal),
  });
  const sections = useQuery({
    queryKey: ['money-positions', 'totals', 'section'],
    queryFn: ({ signal }) => moneyTotals('section,state', signal),
  });
  const totals = all.data && sections.data && sectionsOf(all.data, sections.data);
  return (
    <PageFrame
      title={title}
      breadcrumb={[{ label: title }]}
      actions={
        <>
          <PrintButton variant="outlined" />
          <DownloadTotals totals={totals} />
        </>
      }
    >
      <FigureLinks>
        <FigurePart title={translate('moneyLists.totals.heading')} query={all.error ? all : sections}>
          {totals?.sections.length === 0 && <NothingHere why={translate('moneyLists.totals.none')} />}
          {totals && totals.sections.length > 0 && <StateTable totals={totals} />}
        </FigurePart>
        <Box sx={beside}>
          <LargestRecoverable />
          <div>
            <ComingStays />
            <ComingGuarantees />
          </div>
        </Box>
        <Collected />
      </FigureLinks>
    </PageFrame>
  );
}

const beside = {
  display: { xs: 'block', lg: 'grid' },
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: 3,
  '@media print': { display: 'block' },
};
