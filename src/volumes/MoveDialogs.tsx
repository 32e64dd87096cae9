import { useDataProvider, useTranslate } from 'react-admin';
import { dayInDhaka } from '../../domain/dates';
import { date, text } from '../../domain/fields';
import { movementFields, volumeFields, type Movement, type Volume } from '../../domain/volumes';
import type { CasebookDataProvider } from '../dataProvider';
import { nameIn } from '../i18n/nameIn';
import { useLanguage } from '../i18n/useLanguage';
import { FieldInput } from '../inputs/FieldInput';
import { FieldGrid } from '../inputs/FormGroup';
import { EntryDialog } from '../recordForms/EntryDialog';
import { PlaceInput } from './PlaceInput';

const { volumeId: _volume, caseFilingId: _file, ...sendFields } = movementFields;
const { to: _to, ...sendInputs } = sendFields;
const receiptFields = {
  at: text(),
  on: date({ required: { create: 'fieldRequired' } }),
};
const { caseFilingId: _ofFile, place: _place, ...volumeInputs } = volumeFields;

interface SendProps {
  /** What is sent: `S-12/AP/2019, volume 2`, or `14 files chosen`. */
  what: string;
  /** The volume, or the file without volumes; absent where `save` sends many. */
  of?: { volumeId: number } | { caseFilingId: number };
  save?: (values: object) => Promise<unknown>;
  onClose: () => void;
}

/** Sends a volume, or several. */
export function SendDialog({ what, of, save, onClose }: SendProps) {
  const translate = useTranslate();
  return (
    <EntryDialog
      resource="movements"
      fields={sendFields}
      start={{ on: dayInDhaka() }}
      title={translate('volumes.send')}
      verb="volumes.send"
      subtitle={what}
      save={(values, write) => (save ? save(values) : write({ ...values, ...of }))}
      {...(!save && { saved: 'volumes.sent' })}
      onClose={onClose}
    >
      <MoveInputs />
    </EntryDialog>
  );
}

/** Corrects a move. */
export function MovementDialog({ movement, onClose }: { movement: Movement; onClose: () => void }) {
  const translate = useTranslate();
  return (
    <EntryDialog
      resource="movements"
      fields={movementFields}
      record={movement}
      start={movement}
      title={translate('volumes.movement.edit')}
      subtitle={`${movement.nothiNumber}, ${translate('volumes.volume', { no: movement.no })}`}
      saved="volumes.movement.saved"
      onClose={onClose}
    >
      <MoveInputs />
    </EntryDialog>
  );
}

const MoveInputs = () => (
  <FieldGrid>
    <PlaceInput source="to" required />
    {Object.entries(sendInputs).map(([name, field]) => (
      <FieldInput key={name} source={name} field={field} />
    ))}
  </FieldGrid>
);

interface ReceiveProps {
  what: string;
  /** The movement that ends, and where it ends by default; absent where `save` receives many. */
  movement?: Pick<Movement, 'id' | 'backAt' | 'backAtBn'>;
  save?: (values: object) => Promise<unknown>;
  onClose: () => void;
}

/** Receives a volume that is out, or several; received at a desk, it is a step of the delay account. */
export function ReceiveDialog({ what, movement, save, onClose }: ReceiveProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const { call } = useDataProvider<CasebookDataProvider>();
  return (
    <EntryDialog
      resource="movements"
      fields={receiptFields}
      start={{ on: dayInDhaka(), at: nameIn(language, movement?.backAt, movement?.backAtBn) || null }}
      title={translate('lists.receive')}
      verb="lists.receive"
      subtitle={what}
      save={(values) =>
        save
          ? save(values)
          : call(`/api/casebook/movements/${movement!.id}/receive`, { method: 'POST', body: values })
      }
      {...(!save && { saved: 'volumes.received' })}
      onClose={onClose}
    >
      <FieldGrid>
        <PlaceInput source="at" />
        <FieldInput source="on" field={receiptFields.on} />
      </FieldGrid>
    </EntryDialog>
  );
}

interface VolumeProps {
  caseFilingId: number;
  volume?: Volume | undefined;
  onClose: () => void;
}

/** Adds a volume, the next by default, or corrects one. */
export function VolumeDialog({ caseFilingId, volume, onClose }: VolumeProps) {
  const translate = useTranslate();
  return (
    <EntryDialog
      resource="volumes"
      fields={volumeFields}
      record={volume}
      start={volume ?? { caseFilingId }}
      title={translate(volume ? 'volumes.editVolume' : 'volumes.addVolume')}
      saved="volumes.saved"
      onClose={onClose}
    >
      <FieldGrid>
        <PlaceInput source="place" />
        {Object.entries(volumeInputs).map(([name, field]) => (
          <FieldInput key={name} source={name} field={field} />
        ))}
      </FieldGrid>
    </EntryDialog>
  );
}
