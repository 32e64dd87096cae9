import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { formatDay } from '../../domain/dates';
import type { Values } from '../../domain/fields';
import { stayFields } from '../../domain/money/records';
import type { Proceeding } from '../dataProvider/files';
import { ProceedingSelect } from '../hearings/ProceedingSelect';
import { useLanguage } from '../i18n/useLanguage';
import { FieldInputs } from '../inputs/FieldInput';
import { Folded } from '../inputs/Folded';
import { FieldGrid } from '../inputs/FormGroup';
import { SelectField } from '../inputs/SelectField';
import { EntryDialog } from '../recordForms/EntryDialog';
import type { Stay } from '../dataProvider/money';

interface Props {
  /** The court cases of the file; without them all are searched by number. */
  proceedings?: readonly Proceeding[];
  /** The stay to edit; without one a stay is added. */
  stay?: Stay | undefined;
  /** The stays of the file, which the new one may extend. */
  stays?: readonly Stay[];
  /** Initial values of a stay to add. */
  start?: Partial<Values<typeof stayFields>> | undefined;
  onClose: () => void;
}

export function StayDialog({ proceedings, stay, stays, start, onClose }: Props) {
  const translate = useTranslate();
  const [only, ...others] = proceedings ?? [];
  return (
    <EntryDialog
      resource="stays"
      fields={stayFields}
      record={stay}
      start={stay ?? { proceedingId: others.length ? null : (only?.id ?? null), ...start }}
      title={translate(`resources.stays.${stay ? 'edit' : 'add'}`)}
      saved={`resources.stays.${stay ? 'edited' : 'created'}`}
      onClose={onClose}
    >
      <Inputs {...(proceedings && { proceedings })} {...(stays && { stays })} stay={stay} />
    </EntryDialog>
  );
}

/** The condition's details, which only some stays have. */
const CONDITION = [
  'conditionN',
  'conditionUnit',
  'conditionAmount',
  'conditionCashPercent',
  'conditionGuaranteePercent',
  'metOn',
] as const;

function Inputs({ proceedings, stay, stays }: Pick<Props, 'proceedings' | 'stay' | 'stays'>) {
  const translate = useTranslate();
  const language = useLanguage();
  const [until, proceedingId] = useWatch({ name: ['until', 'proceedingId'] }) as [
    string | null,
    number | null,
  ];
  const earlier = (stays ?? []).filter((each) => each.id !== stay?.id && each.proceedingId === proceedingId);
  const input = (...names: (keyof typeof stayFields)[]) => <FieldInputs fields={stayFields} names={names} />;
  return (
    <>
      <FieldGrid>
        {!stay && !proceedings && input('proceedingId')}
        {!stay && proceedings && <ProceedingSelect proceedings={proceedings} clearable={false} required />}
        {input('orderedOn', 'until')}
        {(until === 'DAY' || until === 'NEXT_DATE') && input('untilDay')}
        {until === 'MONTHS' && input('untilMonths')}
        {input('receivedOn', 'amount', 'of')}
        {earlier.length > 0 && (
          <SelectField
            source="extendsId"
            options={earlier.map(({ id, orderedOn }) => ({
              value: id,
              label: formatDay(orderedOn, language),
            }))}
            clearable
          />
        )}
        {stay && input('vacatedOn', 'petitionOn')}
        {input('condition')}
      </FieldGrid>
      <Folded summary={translate('money.moreOfCondition')} fields={['condition', ...CONDITION]}>
        <FieldGrid>{input(...CONDITION)}</FieldGrid>
      </Folded>
    </>
  );
}
