import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { entersDecision, isLossPossible, proceedingFields } from '../../domain/proceedings';
import type { FilePage, Proceeding } from '../dataProvider/files';
import { useProceedingName } from '../hearings/hearingNames';
import { ProceedingSelect } from '../hearings/ProceedingSelect';
import { SuggestedInput } from '../hearings/SuggestedInput';
import { FieldInputs } from '../inputs/FieldInput';
import { Folded } from '../inputs/Folded';
import { FieldGrid } from '../inputs/FormGroup';
import { EntryDialog } from '../recordForms/EntryDialog';
import { editWords, isAdjudication } from './proceedingTree';

interface Props {
  proceeding: Proceeding;
  page: FilePage;
  onClose: () => void;
}

/** Edits the facts of a proceeding that its record does not have. */
export function ProceedingDialog({ proceeding, page, onClose }: Props) {
  const translate = useTranslate();
  const nameOf = useProceedingName();
  const { id, kind, fromId } = proceeding;
  const isCase = !isAdjudication(proceeding);
  const challenged = page.proceedings.filter((other) => other.id !== id);
  // null means that the case challenges the order of the filing itself, or that of a case that the user may
  // not see
  const filing = page.proceedings.find(isAdjudication)?.id ?? null;
  const hasLost = isLossPossible(proceeding) || LOSS.some((name) => proceeding[name]);
  return (
    <EntryDialog
      resource="proceedings"
      fields={proceedingFields}
      record={proceeding}
      start={{ ...proceeding, fromId: isCase ? (fromId ?? filing) : null }}
      title={translate(editWords(proceeding))}
      subtitle={nameOf(proceeding)}
      save={(entered, write) =>
        write({ ...entered, fromId: entered.fromId === filing ? null : entered.fromId })
      }
      saved="files.proceedingSaved"
      onClose={onClose}
    >
      <FieldGrid>
        <Inputs names={['subject']} />
        <SuggestedInput source="court" />
        <SuggestedInput source="lawOfficer" />
        <Inputs names={['filedBy']} />
        {isCase && <ProceedingSelect source="fromId" proceedings={challenged} clearable={false} />}
        {entersDecision(kind) && <Inputs names={['decidedOn']} />}
        {hasLost && <Inputs names={LOSS} />}
        <Importance />
      </FieldGrid>
      {isCase && (
        <Folded summary={translate('files.replies')} fields={REPLIES}>
          <FieldGrid>
            <Inputs names={REPLIES} />
          </FieldGrid>
        </Folded>
      )}
    </EntryDialog>
  );
}

type Name = keyof typeof proceedingFields;

const LOSS = ['lossReasonId', 'noAppealReason'] as const satisfies Name[];
const REPLIES = ['parawiseSentOn', 'sentToAttorneyGeneralOn', 'replyFiledOn'] as const satisfies Name[];

const Inputs = ({ names }: { names: readonly Name[] }) => (
  <FieldInputs fields={proceedingFields} names={names} />
);

/** Asks for a reason only of an important case. */
function Importance() {
  const isImportant = useWatch({ name: 'important' }) === true;
  return <Inputs names={isImportant ? ['important', 'importantReason'] : ['important']} />;
}
