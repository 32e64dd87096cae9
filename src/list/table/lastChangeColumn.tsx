import { lazy, Suspense, useMemo } from 'react';
import { useResourceContext, useResourceDefinitions } from 'react-admin';
import type { ResourceOptions } from '../../addresses';
import { useMay } from '../../authProvider/permissions';
import { useOffers } from '../../offered/useOffers';
import { LAST_CHANGE } from '../listSettings';

/** Loaded when somebody shows the column, which is hidden at first. */
const LastChangeCell = lazy(() => import('./LastChangeCell').catch(() => ({ default: () => null })));

const column = {
  source: LAST_CHANGE,
  label: 'lists.lastChange',
  sortable: false,
  width: '13rem',
  render: () => (
    <Suspense fallback={null}>
      <LastChangeCell />
    </Suspense>
  ),
};

/** A register's columns, followed by who changed each record last where the server keeps the history. */
export function useWithLastChange<Column>(columns: readonly Column[]): readonly (Column | typeof column)[] {
  const definition = useResourceDefinitions<ResourceOptions>()[useResourceContext() ?? ''];
  const isRegister = definition && definition.options?.hasHistory !== false;
  const mayRead = useMay('read', 'changes');
  const isShown = useOffers('changes') && mayRead && isRegister;
  return useMemo(() => (isShown ? [...columns, column] : columns), [columns, isShown]);
}
