import BellIcon from '@mui/icons-material/NotificationsOutlined';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Popover from '@mui/material/Popover';
import { useQueryClient } from '@tanstack/react-query';
import { visuallyHidden } from '@mui/utils';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { toBengaliDigits } from '../../domain/digits';
import type { Notification } from '../dataProvider/inbox';
import { withWords } from '../i18n';
import { useLanguage } from '../i18n/useLanguage';
import { NOTIFICATIONS, useArrivals, useUnseen } from './useUnseen';

const NotificationPanel = lazy(async () => ({
  default: (await withWords(import('./NotificationPanel'), 'notifications')).NotificationPanel,
}));
const ArrivalText = lazy(async () => ({
  default: (await withWords(import('./ArrivalText'), 'notifications')).ArrivalText,
}));

/** Shows the number of unread notifications; opens a panel with them. */
export function NotificationBell() {
  const translate = useTranslate();
  const { data: unseen, error, refetch } = useUnseen();
  const arrived = useArrivals(unseen);
  const count = useShownCount(unseen?.length ?? 0);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton
        ref={button}
        color="inherit"
        data-tour="bell"
        aria-label={translate(`resources.notifications.bell.${count ? 'unread' : 'none'}`, { count })}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Badge badgeContent={count} invisible={!count} color="error" overlap="circular" sx={badge}>
          <BellIcon />
        </Badge>
      </IconButton>
      <Arrivals arrived={arrived} />
      <Popover
        anchorEl={() => button.current}
        open={open}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': translate('resources.notifications.name'), sx: paper },
        }}
      >
        <Suspense fallback={<LinearProgress aria-label={translate('layout.loading')} />}>
          <NotificationPanel unseen={unseen} error={error} onRetry={refetch} onClose={close} />
        </Suspense>
      </Popover>
    </>
  );
}

/** Announces new notifications to screen readers and refreshes an open list. */
function Arrivals({ arrived }: { arrived: readonly Notification[] }) {
  const queries = useQueryClient();
  const [latest] = arrived;
  useEffect(() => {
    if (latest) void queries.invalidateQueries({ queryKey: [...NOTIFICATIONS, 'getList'] });
  }, [latest, queries]);
  return (
    <output style={visuallyHidden}>
      {latest && (
        <Suspense fallback={null}>
          {/* A changed key makes a screen reader read the same text again. */}
          <ArrivalText key={latest.id} latest={latest} count={arrived.length} />
        </Suspense>
      )}
    </output>
  );
}

const MOST_SHOWN = 99;

/** The count as text; empty for 0. */
function useShownCount(count: number): string {
  const language = useLanguage();
  if (count === 0) return '';
  const shown = count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count);
  return language === 'bn' ? toBengaliDigits(shown) : shown;
}

const badge = { '& .MuiBadge-badge': { fontSize: '0.875rem' } };

const paper = { width: '26rem', maxWidth: 'calc(100vw - 2rem)', maxHeight: 'min(36rem, calc(100vh - 5rem))' };
