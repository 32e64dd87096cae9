import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify, useRecordContext } from 'react-admin';
import type { CasebookDataProvider } from '../../dataProvider';
import { UserAction } from './UserAction';
import { useIsOwnAccount, type UserRecord } from './userRecord';

const words = 'resources.users.factor';

/** Removes the two-step verification of a colleague who has lost the phone and the recovery codes. */
export function RemoveFactor() {
  const notify = useNotify();
  const queries = useQueryClient();
  const dataProvider = useDataProvider<CasebookDataProvider>();
  const user = useRecordContext<UserRecord>();
  const isOwn = useIsOwnAccount(user);
  const [isRemoved, setRemoved] = useState(false);
  if (!user?.hasSecondFactor || isOwn || isRemoved) return null;
  const remove = async (id: number) => {
    await dataProvider.removeSecondFactor(id);
    setRemoved(true);
    notify(`${words}.removed`, { type: 'success' });
    void queries.invalidateQueries({ queryKey: ['users'] });
  };
  return <UserAction user={user} words={words} act={remove} />;
}
