import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { useInput, useRecordContext, useTranslateLabel } from 'react-admin';
import { asIs } from '../../inputs/InputField';
import { RowQuestion } from '../../list/rowActions/RowQuestion';
import { useIsOwnAccount } from './useIsOwnAccount';
import { userNameOf, type UserRecord } from './userRecord';

/** Whether the user is enabled; the visible label is the column's heading. A change needs confirmation. */
export function EnabledInput() {
  const { id, field } = useInput({ source: 'isEnabled', format: asIs, parse: asIs });
  const label = useTranslateLabel()({ source: 'isEnabled' });
  const user = useRecordContext<UserRecord>();
  const isOwn = useIsOwnAccount(user);
  const [asked, setAsked] = useState<boolean | null>(null);
  const answer = (value: unknown) => {
    setAsked(null);
    field.onChange(value);
  };
  return (
    <>
      <Switch
        id={id}
        size="small"
        checked={field.value === true}
        disabled={isOwn}
        onChange={(_event, on) => setAsked(on)}
        onBlur={field.onBlur}
        slotProps={{
          input: { ref: field.ref, 'aria-label': typeof label === 'string' ? label : undefined },
        }}
      />
      {asked !== null && (
        <RowQuestion
          question="resources.users.messages.statusQuestion"
          subject={user ? userNameOf(user) : ''}
          final={false}
          busy={false}
          onConfirm={() => answer(asked)}
          onDecline={() => answer(field.value)}
        />
      )}
    </>
  );
}
