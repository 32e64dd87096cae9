import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { dayInDhaka, plusDays } from '../../../domain/dates';
import { tokenFields } from '../../../domain/tokens';
import type { StoredRecord } from '../../dataProvider/records';
import { ChoicesInput } from '../../inputs/ChoicesInput';
import { FieldInput } from '../../inputs/FieldInput';
import { FormGroup } from '../../inputs/FormGroup';
import { SecretDialog } from '../../page/SecretDialog';
import { CreatePage, CreateRecord } from '../../recordForms/CreateRecord';
import { useScopeName } from './useScopeName';

const words = 'resources.tokens';

/** The form of a new token, whose secret is shown once. */
export function TokenCreate() {
  const translate = useTranslate();
  const queries = useQueryClient();
  const [made, setMade] = useState<StoredRecord>();
  const { name, role, expiresOn, scopes } = tokenFields;
  return (
    <CreatePage title={translate(`${words}.create`)} list={translate('layout.tokens')}>
      <CreateRecord
        fields={tokenFields}
        start={{ expiresOn: plusDays(dayInDhaka(), 365) }}
        added={`${words}.created`}
        nameOf={() => ''} // the toast would lead to it, and a token has no page
        onAdded={(record) => {
          setMade(record);
          queries.removeQueries({ queryKey: ['tokens', 'getOne'] }); // it has the secret
        }}
      >
        <FormGroup heading={translate(`${words}.one`)}>
          <FieldInput source="name" field={name} />
          <FieldInput source="role" field={role} />
          <FieldInput source="expiresOn" field={expiresOn} />
          <ChoicesInput source="scopes" field={scopes} nameOf={useScopeName()} />
        </FormGroup>
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

const nameOf = ({ name }: StoredRecord) => String(name);
