import Box from '@mui/material/Box';
import { lazy, Suspense, useDeferredValue } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useStore, useTranslate } from 'react-admin';
import { isShown } from '../authProvider/permissions';
import { usePerson } from '../authProvider/useSession';
import type { CasebookDataProvider } from '../dataProvider';
import { useOffers } from '../offered/useOffers';
import { withWords } from '../i18n';
import { PageFrame } from '../page/PageFrame';
import { TourOffer } from '../tour/TourOffer';
import { FigureLinks } from './figures';
import { FigurePatterns } from './FigurePatterns';
import { MonthPart } from './MonthPart';
import { StatusPart } from './StatusPart';
import { SubjectPart } from './SubjectPart';

const BackupNotice = lazy(async () => ({
  default: (await withWords(import('../backups/BackupWarnings'), 'backups')).BackupNotice,
}));
const SetUpList = lazy(async () => ({ default: (await import('./SetUpList')).SetUpList }));

/** The wing's figures: by status, by month and, for roles that may see it, by section. */
export function Home() {
  const translate = useTranslate();
  const mayReadSummary = isShown(usePerson()?.authorities ?? [], 'read', 'summary');
  const maySetUp = isShown(usePerson()?.authorities ?? [], 'edit', 'office');
  const mayBackUp = isShown(usePerson()?.authorities ?? [], 'read', 'backups');
  const hasBackups = useOffers('backups');
  const hasOffice = useOffers('office');
  // Renders the first figures at once and the large parts below in a deferred, interruptible render.
  const isOpen = useDeferredValue(true, false);
  return (
    // Home has no breadcrumb; this padding aligns its title with those of other pages.
    <Box sx={{ pt: 1.5 }}>
      <PageFrame title={translate('layout.home')}>
        <TourOffer />
        <FigurePatterns />
        <FigureLinks>
          {mayBackUp && hasBackups && (
            <Suspense fallback={null}>
              <BackupNotice />
            </Suspense>
          )}
          {maySetUp && hasOffice && <SetUp />}
          <StatusPart />
          {isOpen && <MonthPart />}
          {isOpen && mayReadSummary && <SubjectPart />}
        </FigureLinks>
      </PageFrame>
    </Box>
  );
}

/** The set-up list of a new register, until it is done or dismissed. */
function SetUp() {
  const dataProvider = useDataProvider<CasebookDataProvider>();
  const [isDismissed, setDismissed] = useStore('preferences.setUp.dismissed', false);
  const { data } = useQuery({
    queryKey: ['setUpState'],
    queryFn: ({ signal }) => dataProvider.setUpState(signal),
    enabled: !isDismissed,
  });
  if (!data?.isNew || isDismissed) return null;
  return (
    <Suspense fallback={null}>
      <SetUpList state={data} onDismiss={() => setDismissed(true)} />
    </Suspense>
  );
}
