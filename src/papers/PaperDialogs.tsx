import { useTranslate } from 'react-admin';
import { paperFields } from '../../domain/papers';
import type { Proceeding } from '../dataProvider/files';
import type { Paper } from '../dataProvider/papers';
import { FieldInput } from '../inputs/FieldInput';
import { EntryDialog } from '../recordForms/EntryDialog';
import { PaperInputs } from './PaperInputs';
import { usePaperName } from './paperNames';

interface Props {
  paper: Paper;
  onClose: () => void;
}

/** Edits the facts of a paper. */
export function PaperDialog({ paper, proceedings, onClose }: Props & { proceedings: readonly Proceeding[] }) {
  const translate = useTranslate();
  return (
    <EntryDialog
      resource="papers"
      fields={paperFields}
      record={paper}
      start={paper}
      title={translate('filePapers.edit')}
      subtitle={usePaperName()(paper)}
      saved="filePapers.saved"
      onClose={onClose}
    >
      <PaperInputs proceedings={proceedings} more={translate('filePapers.more')} />
    </EntryDialog>
  );
}

const { caseFilingId } = paperFields;

/** Moves a paper to another file, where it belongs to no proceeding until somebody says to which. */
export function MoveDialog({ paper, file, onMoved, onClose }: Props & { file: string; onMoved: () => void }) {
  const translate = useTranslate();
  return (
    <EntryDialog
      resource="papers"
      fields={{ caseFilingId }}
      record={paper}
      start={{}}
      title={translate('filePapers.move.title')}
      subtitle={translate('filePapers.move.from', { name: usePaperName()(paper), file })}
      save={(values, write) => write({ ...values, proceedingId: null, hearingId: null, guaranteeId: null })}
      saved="filePapers.move.moved"
      onSaved={onMoved}
      onClose={onClose}
    >
      <FieldInput source="caseFilingId" field={caseFilingId} />
    </EntryDialog>
  );
}
