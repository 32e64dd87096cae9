import Box from '@mui/material/Box';
import { Fragment, useMemo, useRef, useState, type ReactNode, useEffect } from 'react';
import {
  RecordContextProvider,
  useListContext,
  useResourceContext,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { useFollowedLinks } from '../../page/useFollowedLinks';
import { cardFacts, type CardFact } from './cardFacts';
import { StatusMark } from '../../fields/cells';
import { cardStyle } from './cardStyle';
import { EmptyList } from '../EmptyList';
import { TO_DIALOGS } from '../openedFromList';
import type { ActionColumn, RowNumbers, TableColumn } from '../table/tableColumns';
import { visuallyHidden } from '@mui/utils';
import { formatCount } from '../../../domain/digits';
import { useLanguage } from '../../i18n/useLanguage';
import { cardHeadingId, cardButtonId } from '../table/focusRow';
import Popover from '@mui/material/Popover';
import { ROW_ACTION } from '../rowActions/RowActions';
import { rowActionStyle } from '../table/registerTableStyle';

interface Props {
  columns: readonly TableColumn<never>[];
  rowActions: readonly ActionColumn[];
  rowNumbers?: RowNumbers | undefined;
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

interface CardProps extends Pick<ReturnType<typeof cardFacts>, 'name' | 'status' | 'facts'> {
  number: number;
  numberHeading: string;
  children: ReactNode;
}

function RegisterCard({ name, status, facts, number, numberHeading, children }: CardProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const record = useRecordContext();
  if (!record) return null;
  const heading = cardHeadingId(record.id);
  return (
    <article aria-labelledby={heading}>
      <header>
        <span className="number">
          <span style={visuallyHidden}>{translate(numberHeading)} </span>
          {formatCount(number, language)}
        </span>
        <h2 id={heading}>{name.render(record as never)}</h2>
        <Status column={status} />
        {children}
      </header>
      <dl>
        {facts.map((fact) => (
          <Fact key={fact.column.source} {...fact} />
        ))}
      </dl>
    </article>
  );
}

function Fact({ column, labelled, ownLine }: CardFact) {
  const translate = useTranslate();
  const record = useRecordContext();
  return (
    <div className={ownLine ? 'own-line' : undefined} data-align={column.numeric ? 'right' : undefined}>
      <dt style={labelled ? undefined : visuallyHidden}>{translate(column.label)}</dt>
      <dd>{column.render(record as never)}</dd>
    </div>
  );
}

/** The status as its column shows it; some lists with statuses have no such column. */
function Status({ column }: { column: CardProps['status'] }) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const record = useRecordContext();
  const own = typeof record?.status === 'string' ? record.status : undefined;
  if (!column && !own) return null;
  return (
    <span className="status">
      <span style={visuallyHidden}>{translate(column?.label ?? `resources.${resource}.fields.status`)} </span>
      {column ? (
        column.render(record as never)
      ) : (
        <StatusMark status={own}>
          {translate(`resources.${resource}.choices.status.${own}`, { _: own })}
        </StatusMark>
      )}
    </span>
  );
}

function CardButton({ isOpen, onOpen }: { isOpen: boolean; onOpen: (button: HTMLElement) => void }) {
  const translate = useTranslate();
  const id = useRecordContext()?.id ?? '';
  return (
    <button
      type="button"
      id={cardButtonId(id)}
      className="card-menu"
      aria-label={translate('lists.actions')}
      aria-labelledby={`${cardButtonId(id)} ${cardHeadingId(id)}`}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={({ currentTarget }) => onOpen(currentTarget)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={MORE} />
      </svg>
    </button>
  );
}

/** Path of Material's three-dots icon. */
const MORE =
  'M12 8c1.1 0 2-.9 2-2s-.9-2-2-2-2 .9-2 2 .9 2 2 2m0 2c-1.1 0-2 .9-2 2s.9 2 2 2 2-.9 2-2-.9-2-2-2m0 6c-1.1 0-2 .9-2 2s.9 2 2 2 2-.9 2-2-.9-2-2-2';

interface OpenedMenu {
  id: number | string;
  button: HTMLElement;
  isOpen: boolean;
}

interface CardMenuProps extends OpenedMenu {
  rowActions: readonly ActionColumn[];
  columns: readonly TableColumn<never>[];
  onClose: () => void;
}

/**
 * The actions of a card's record, as text. It stays mounted when closed, because a button's confirmation
 * dialog is part of it.
 */
function CardMenu({ id, button, isOpen, onClose, ...actions }: CardMenuProps) {
  return (
    <Popover
      keepMounted
      open={isOpen}
      anchorEl={button}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': cardHeadingId(id) } }}
    >
      <Actions {...actions} isOpen={isOpen} onChosen={onClose} />
    </Popover>
  );
}

interface ActionsProps extends Pick<CardMenuProps, 'rowActions' | 'columns' | 'isOpen'> {
  onChosen: () => void;
}

function Actions({ rowActions, columns, isOpen, onChosen }: ActionsProps) {
  const record = useRecordContext();
  const box = useRef<HTMLDivElement>(null);
  useFollowedLinks(box, TO_DIALOGS);
  useEffect(() => {
    if (isOpen) box.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, [isOpen]);
  return (
    <Box ref={box} onClick={onChosen} sx={cardMenuStyle}>
      {rowActions.map(({ heading, buttons }) => (
        <Fragment key={heading}>{buttons}</Fragment>
      ))}
      {columns.map(({ source, render }) => (
        <Fragment key={source}>{render(record as never)}</Fragment>
      ))}
    </Box>
  );
}

/** Turns a row's icon buttons into full-width menu entries with their hints as text. */
const cardMenuStyle = {
  py: 0.5,
  minWidth: '11rem',
  '& [data-hint]': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 1,
    minHeight: 44,
    px: 1.5,
    '&::after': { content: 'attr(data-hint)' },
    '&:hover': { bgcolor: 'action.hover' },
    '&:has([aria-disabled])': { color: 'text.disabled' },
  },
  [`& .${ROW_ACTION}`]: {
    ...rowActionStyle,
    '&::before': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 0 },
    '&:focus-visible::before': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -3 },
  },
};
