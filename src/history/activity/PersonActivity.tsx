import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatInstant } from '../../../domain/dates';
import { useAccountCalls } from '../../account/useAccount';
import { useLanguage } from '../../i18n/useLanguage';
import type { Change, KeptEvent } from '../../dataProvider/history';
import { RecordLink } from './RecordLink';

const LAST = 10;

/**
 * A user's sessions, latest changes of records, sign-ins with their browser, and exports; with links to the
 * full lists.
 */
export function PersonActivity({ id }: { id: number }) {
  const translate = useTranslate();
  const language = useLanguage();
  const changes = useLast<Change>('changes', { by: id });
  const by = useLast<KeptEvent>('events', { by: id });
  // the events about the user are fetched too, because a refused sign-in has no acting user
  const about = useLast<KeptEvent>('events', { about: id });
  const isSuccess = changes.isSuccess && by.isSuccess && about.isSuccess;
  const events = new Map([...(by.data ?? []), ...(about.data ?? [])].map((each) => [each.id, each]));
  const done = [
    ...(changes.data ?? []).map((change) => ({
      at: change.at,
      item: (
        <li key={`change ${change.id}`}>
          {formatInstant(change.at, language)} · {translate(`history.actions.${change.action}`)} ·{' '}
          {translate(`resources.${change.register}.name`, { _: change.register })}{' '}
          <RecordLink change={change} />
        </li>
      ),
    })),
    ...[...events.values()].map(({ id: eventId, at, kind, details }) => ({
      at,
      item: (
        <li key={`event ${eventId}`}>
          {formatInstant(at, language)} · {translate(`history.events.${kind}`, { _: kind })}
          {typeof details?.device === 'string' && ` · ${details.device}`}
          {typeof details?.reason === 'string' &&
            ` · ${translate(`history.refusals.${details.reason}`, { _: details.reason })}`}
        </li>
      ),
    })),
  ]
    .toSorted((a, b) => b.at.localeCompare(a.at))
    .slice(0, LAST);
  const lists = [
    ['/activity', { by: id }, 'allChanges'],
    ['/activity/events', { by: id }, 'allEvents'],
    ['/activity/events', { about: id }, 'allAbout'],
  ] as const;
  return (
    <Box component="section" sx={{ mb: 2 }}>
      <PersonSessions id={id} />
      <ShortList
        title={translate('history.activity.last')}
        empty={isSuccess && translate('history.activity.nothing')}
      >
        {done.map(({ item }) => item)}
      </ShortList>
      {lists.map(([path, filter, name]) => (
        <Button
          key={name}
          component={Link}
          to={`${path}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`}
          size="small"
        >
          {translate(`history.activity.${name}`)}
        </Button>
      ))}
    </Box>
  );
}

const useLast = <R extends { id: number }>(resource: 'changes' | 'events', filter: object) =>
  useGetList<R>(
    resource,
    { pagination: { page: 1, perPage: LAST }, sort: { field: 'id', order: 'DESC' }, filter },
    { onError: () => {} },
  );

/** The sessions of a user; nothing if the server does not tell them. */
function PersonSessions({ id }: { id: number }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { sessionsOf } = useAccountCalls();
  const { data } = useQuery({
    queryKey: ['users', 'sessions', id],
    queryFn: ({ signal }) => sessionsOf(id, signal),
    retry: false,
  });
  if (!data) return null;
  const at = (instant: string) => formatInstant(instant, language);
  return (
    <Box sx={{ mb: 2 }}>
      <ShortList
        title={translate('history.activity.sessions')}
        empty={translate('history.activity.noSessions')}
      >
        {data.map(({ id: sessionId, device, startedAt, lastSeenAt }) => (
          <li key={sessionId}>
            {translate('history.activity.session', {
              device: device || translate('history.activity.unknownDevice'),
              since: at(startedAt),
              lastSeen: at(lastSeenAt ?? startedAt),
            })}
          </li>
        ))}
      </ShortList>
    </Box>
  );
}

interface ListProps {
  title: string;
  /** Shown if the list has no items. */
  empty: string | false;
  children: readonly ReactNode[];
}

const ShortList = ({ title, empty, children }: ListProps) => (
  <>
    <Typography component="h2" variant="subtitle2">
      {title}
    </Typography>
    {children.length === 0 && empty && (
      <Typography variant="body2" color="text.secondary">
        {empty}
      </Typography>
    )}
    {children.length > 0 && (
      <Box component="ul" sx={{ m: 0, pl: 2.5, typography: 'body2' }}>
        {children}
      </Box>
    )}
  </>
);
