import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { useInput, useRecordContext, useTranslateLabel } from 'react-admin';
import { asIs } from '../../inputs/InputField';
import { DECLINED, RowQuestion } from '../../list/rowActions/RowQuestion';
import { usePairNotify } from '../../page/usePairNotify';
import { useIsOwnAccount, userNameOf, userStates, type UserRecord } from './userRecord';

/**
 * An input for whether the user is enabled; the visible label is the column's heading. A change needs
 * confirmation.
 */
export function EnabledInput() {
  const { id, field } = useInput({ source: 'isEnabled', format: asIs, parse: asIs });
  const label = useTranslateLabel()({ source: 'isEnabled' });
  const user = useRecordContext<UserRecord>();
  const isOwn = useIsOwnAccount(user);
  const notifyPair = usePairNotify();
  const [asked, setAsked] = useState<boolean | null>(null);
  const confirm = () => {
    setAsked(null);
    field.onChange(asked);
  };
  const decline = () => {
    setAsked(null);
    notifyPair(DECLINED, 'info');
  };
  return (
    <>
      <Switch
        id={id}
        size="small"
        checked={field.value === true}
        disabled={isOwn}
        onChange={(_event, isOn) => setAsked(isOn)}
        onBlur={field.onBlur}
        slotProps={{
          input: { ref: field.ref, 'aria-label': typeof label === 'string' ? label : undefined },
        }}
      />
      {asked !== null && (
        <RowQuestion
          question="resources.users.messages.statusQuestion"
          subject={user ? userNameOf(user) : ''}
          fromTo={asked ? [off, on] : [on, off]}
          final={false}
          busy={false}
          onConfirm={confirm}
          onDecline={decline}
        />
      )}
    </>
  );
}

const { on, off } = userStates;
