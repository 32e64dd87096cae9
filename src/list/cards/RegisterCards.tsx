import Box from '@mui/material/Box';
import { Fragment, useMemo, useRef, useState } from 'react';
import { RecordContextProvider, useListContext, useResourceContext } from 'react-admin';
import { useFollowedLinks } from '../../page/useFollowedLinks';
import { CardButton } from './CardButton';
import { CardMenu, type OpenedMenu } from './CardMenu';
import { cardFacts } from './cardFacts';
import { cardStyle } from './cardStyle';
import { EmptyList } from '../EmptyList';
import { TO_DIALOGS } from '../openedFromList';
import { RegisterCard } from './RegisterCard';
import type { ActionColumn, RowNumbers, TableColumn } from '../table/tableColumns';

interface Props {
  columns: readonly TableColumn<never>[];
  rowActions: readonly ActionColumn[];
  rowNumbers?: RowNumbers | undefined;
  /** Label of the row number, a catalogue key. */
  numberHeading: string;
}

/** A list on a narrow screen: a card per record, with a menu of the row's actions. */
export function RegisterCards({ columns, rowActions, rowNumbers, numberHeading }: Props) {
  const { data = [], page, perPage } = useListContext();
  const resource = useResourceContext() ?? '';
  const parts = useMemo(() => cardFacts(resource, columns), [resource, columns]);
  const [opened, setOpened] = useState<OpenedMenu | null>(null);
  const box = useRef<HTMLUListElement>(null);
  useFollowedLinks(box, TO_DIALOGS);
  const before = rowNumbers === 'continuous' ? (page - 1) * perPage : 0;
  const record = data.find(({ id }) => id === opened?.id);
  if (data.length === 0) return <EmptyList />;
  return (
    <>
      <Box component="ul" ref={box} aria-labelledby="page-title" sx={cardStyle}>
        {data.map((each, index) => (
          <RecordContextProvider key={each.id} value={each}>
            <li>
              <RegisterCard {...parts} number={before + index + 1} numberHeading={numberHeading}>
                {parts.hasMenu ? (
                  <CardButton
                    isOpen={opened !== null && opened.id === each.id && opened.isOpen}
                    onOpen={(button) => setOpened({ id: each.id, button, isOpen: true })}
                  />
                ) : (
                  rowActions.map(({ heading, buttons }) => <Fragment key={heading}>{buttons}</Fragment>)
                )}
              </RegisterCard>
            </li>
          </RecordContextProvider>
        ))}
      </Box>
      {opened && record && (
        <RecordContextProvider value={record}>
          <CardMenu
            key={opened.id}
            {...opened}
            rowActions={rowActions}
            columns={parts.actions}
            onClose={() => setOpened({ ...opened, isOpen: false })}
          />
        </RecordContextProvider>
      )}
    </>
  );
}
