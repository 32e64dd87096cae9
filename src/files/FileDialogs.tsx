import { createContext, lazy, Suspense, useContext, useState, type ReactNode } from 'react';
import { HearingDialog } from '../hearings/HearingDialog';
import { ResultDialog } from '../hearings/ResultForms';
import type { FilePage, Hearing, Note, Proceeding } from '../dataProvider/files';
import { AddLimitDialog, LimitDialog, type LimitAction } from '../limits/LimitDialogs';
import { EndedLimit } from '../limits/LimitFacts';
import type { Limit } from '../dataProvider/limits';
import { RetentionDialog } from '../retention/RetentionPanel';
import { NoteDialog } from './NoteDialog';
import { ProceedingDialog } from './ProceedingDialog';

const Labels = lazy(async () => ({ default: (await import('../volumes/Labels')).Labels }));
const VolumeDialog = lazy(async () => ({ default: (await import('../volumes/MoveDialogs')).VolumeDialog }));
const AsOfDay = lazy(async () => ({ default: (await import('./AsOfDay')).AsOfDay }));

type Opened =
  | { dialog: 'addHearing'; proceeding: Proceeding }
  | { dialog: 'hearing'; hearing: Hearing }
  | { dialog: 'result'; hearing: Hearing }
  | { dialog: 'note'; note?: Note }
  | { dialog: 'proceeding'; proceeding: Proceeding }
  | { dialog: 'addLimit' }
  | { dialog: 'asOfDay' }
  | { dialog: 'label' }
  | { dialog: 'volume' }
  | { dialog: 'retention' }
  | { dialog: 'limit'; action: LimitAction; limit: Limit }
  | { dialog: 'endedLimit'; limit: Limit };

const OpenDialog = createContext<(opened: Opened) => void>(() => {});

/** Opens one of the page's dialogs, from any of its parts. */
export const useOpenDialog = () => useContext(OpenDialog);

/** The dialogs above the page of a file. */
export function FileDialogs({ page, children }: { page: FilePage | undefined; children: ReactNode }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  return (
    <OpenDialog value={setOpened}>
      {children}
      <Suspense>{page && opened && <ShownDialog page={page} opened={opened} onClose={close} />}</Suspense>
    </OpenDialog>
  );
}

interface Shown {
  page: FilePage;
  opened: Opened;
  onClose: () => void;
}

function ShownDialog({ page, opened, onClose }: Shown) {
  const caseFilingId = Number(page.filing.id);
  switch (opened.dialog) {
    case 'addHearing':
      return <HearingDialog proceeding={opened.proceeding} onClose={onClose} />;
    case 'hearing':
      return <HearingDialog hearing={opened.hearing} onClose={onClose} />;
    case 'result':
      return <ResultDialog hearing={opened.hearing} onClose={onClose} />;
    case 'note':
      return <NoteDialog caseFilingId={caseFilingId} note={opened.note} onClose={onClose} />;
    case 'proceeding':
      return <ProceedingDialog proceeding={opened.proceeding} page={page} onClose={onClose} />;
    case 'addLimit':
      return <AddLimitDialog proceedings={page.proceedings} onClose={onClose} />;
    case 'asOfDay':
      return <AsOfDay id={caseFilingId} onClose={onClose} />;
    case 'label':
      return <Labels ids={[caseFilingId]} onClose={onClose} />;
    case 'volume':
      return <VolumeDialog caseFilingId={caseFilingId} onClose={onClose} />;
    case 'retention':
      return <RetentionDialog caseFilingId={caseFilingId} onClose={onClose} />;
    case 'limit':
      return (
        <LimitDialog
          limit={opened.limit}
          action={opened.action}
          proceedings={page.proceedings}
          onClose={onClose}
        />
      );
    case 'endedLimit':
      return <EndedLimit limit={opened.limit} proceedings={page.proceedings} onClose={onClose} />;
  }
}
