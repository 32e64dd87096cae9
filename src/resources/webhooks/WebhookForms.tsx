import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { webhookFields } from '../../../domain/webhooks';
import type { StoredRecord } from '../../dataProvider/records';
import { FieldInputs } from '../../inputs/FieldInput';
import { FormGroup } from '../../inputs/FormGroup';
import { SecretDialog } from '../../page/SecretDialog';
import { CreatePage, CreateRecord } from '../../recordForms/CreateRecord';
import { EditRecordDialog } from '../../recordForms/EditRecordDialog';

const words = 'resources.webhooks';

/** The form of a new webhook, whose secret is shown once. */
export function WebhookCreate() {
  const translate = useTranslate();
  const queries = useQueryClient();
  const [made, setMade] = useState<StoredRecord>();
  return (
    <CreatePage title={translate(`${words}.create`)} list={translate('layout.webhooks')}>
      <CreateRecord
        fields={webhookFields}
        start={{ active: true, allowPrivate: false }}
        added={`${words}.created`}
        nameOf={nameOf}
        onAdded={(record) => {
          setMade(record);
          queries.removeQueries({ queryKey: ['webhooks', 'getOne'] }); // it has the secret
        }}
      >
        <Inputs />
      </CreateRecord>
      {made && (
        <SecretDialog
          words={`${words}.secret`}
          params={{ name: nameOf(made) }}
          secret={String(made.secret)}
          onClose={() => setMade(undefined)}
        />
      )}
    </CreatePage>
  );
}

export function WebhookEdit() {
  const translate = useTranslate();
  return (
    <EditRecordDialog
      fields={webhookFields}
      title={translate(`${words}.edit`)}
      subtitle={nameOf}
      saved={`${words}.edited`}
    >
      <Inputs />
    </EditRecordDialog>
  );
}

const nameOf = ({ name }: StoredRecord) => String(name);

const Inputs = () => (
  <FormGroup heading={useTranslate()(`${words}.one`)}>
    <FieldInputs fields={webhookFields} />
  </FormGroup>
);
