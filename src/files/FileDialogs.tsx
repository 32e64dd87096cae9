import { useProceedingOptions, useProceedingName } from '../hearings/hearingNames';
import { createContext, lazy, Suspense, useContext, useState, type ReactNode } from 'react';
import { HearingDialog } from '../hearings/HearingDialog';
import { ResultDialog } from '../hearings/ResultForms';
import type { FilePage, Hearing, Note, Proceeding } from '../dataProvider/files';
import { AddLimitDialog, LimitDialog, type LimitAction } from '../limits/LimitDialogs';
import { EndedLimit } from '../limits/LimitFacts';
import type { Limit } from '../dataProvider/limits';
import { NoteDialog } from './NoteDialog';
import { useTranslate } from 'react-admin';
import { entersDecision, proceedingFields } from '../../domain/proceedings';
import { SuggestedInput } from '../hearings/SuggestedInput';
import { FieldGrid } from '../inputs/FormGroup';
import { FieldInput } from '../inputs/FieldInput';
import { SelectField } from '../inputs/SelectField';
import { EntryDialog } from '../recordForms/EntryDialog';
import { editWords, isAdjudication } from './proceedingTree';

const AsOfDay = lazy(async () => ({ default: (await import('./AsOfDay')).AsOfDay }));

type Opened =
  | { dialog: 'addHearing'; proceedingId?: number }
  | { dialog: 'hearing'; hearing: Hearing }
  | { dialog: 'result'; hearing: Hearing }
  | { dialog: 'note'; note?: Note }
  | { dialog: 'proceeding'; proceeding: Proceeding }
  | { dialog: 'addLimit' }
  | { dialog: 'asOfDay' }
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
      return (
        <HearingDialog
          proceedings={page.proceedings}
          start={{ proceedingId: opened.proceedingId ?? null }}
          onClose={onClose}
        />
      );
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

/**
 * Edits the facts of a proceeding that its record does not have: court, who filed it, what it challenges, law
 * officer.
 */
function ProceedingDialog({ proceeding, page, onClose }: Omit<Shown, 'opened'> & { proceeding: Proceeding }) {
  const translate = useTranslate();
  const nameOf = useProceedingName();
  const { id, kind, fromId } = proceeding;
  const challenged = useProceedingOptions(page.proceedings.filter((other) => other.id !== id));
  // null means that the case challenges the order of the filing itself, or that of a case that the user may
  // not see
  const filing = page.proceedings.find(isAdjudication)?.id ?? null;
  return (
    <EntryDialog
      resource="proceedings"
      fields={proceedingFields}
      record={proceeding}
      start={{ ...proceeding, fromId: isAdjudication(proceeding) ? null : (fromId ?? filing) }}
      title={translate(editWords(proceeding))}
      subtitle={nameOf(proceeding)}
      save={(entered, write) =>
        write({ ...entered, fromId: entered.fromId === filing ? null : entered.fromId })
      }
      saved="files.proceedingSaved"
      onClose={onClose}
    >
      <FieldGrid>
        <SuggestedInput source="court" />
        <SuggestedInput source="lawOfficer" />
        <FieldInput source="filedBy" field={proceedingFields.filedBy} />
        {!isAdjudication(proceeding) && (
          <SelectField source="fromId" options={challenged} clearable={false} />
        )}
        {entersDecision(kind) && <FieldInput source="decidedOn" field={proceedingFields.decidedOn} />}
      </FieldGrid>
    </EntryDialog>
  );
}
