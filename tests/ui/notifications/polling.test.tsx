import { onlineManager } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { notification } from '../../support/foreignNotifications';
import { useForeignServer } from '../../support/foreignServer';
import { bell, openBell, polls, UNSEEN } from './openBell';

const foreign = useForeignServer();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  foreign.notifications = [notification(1, 'BILL')];
});
afterEach(() => show('visible'));

/** Shows or hides the tab. */
function show(state: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  window.dispatchEvent(new Event('visibilitychange'));
}

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

/** Only what never comes fails by it. */
const SOON = 60_000;

const polled = (times: number) => vi.waitFor(() => expect(polls(foreign)).toBe(times), SOON);

const announced = () => screen.getByRole('status').textContent;

const isAnnounced = (text: string) => vi.waitFor(() => expect(announced()).toBe(text), SOON);

describe('a new notification', () => {
  it('a new notification appears within half a minute and is announced', async () => {
    await openBell(foreign);
    await bell('Notifications: 1 unread');
    expect(announced()).toBe('');
    foreign.notifications = [...foreign.notifications, notification(2, 'LEAVE')];
    await pass(30);
    await bell('Notifications: 2 unread');
    await isAnnounced('New notification: Message 2');
    foreign.notifications = [...foreign.notifications, notification(3, 'BILL'), notification(4, 'BILL')];
    await pass(30);
    await bell('Notifications: 4 unread');
    await isAnnounced('2 new notifications');
    expect(polls(foreign)).toBe(3);
  });

  it('an older notification that only moves up because another was seen elsewhere is not announced', async () => {
    foreign.notifications = [2, 3].map((id) => notification(id, 'BILL'));
    await openBell(foreign);
    await bell('Notifications: 2 unread');
    foreign.notifications = [1, 2].map((id) => notification(id, 'BILL'));
    await pass(30);
    await polled(2);
    await pass(1); // time for fetching the text that an announcement would need
    expect(announced()).toBe('');
  });
});

describe('polling the server', () => {
  it('polling for notifications stops while the tab is hidden and resumes at once when it is shown', async () => {
    await openBell(foreign);
    await bell('Notifications: 1 unread');
    act(() => show('hidden'));
    await pass(600);
    expect(polls(foreign)).toBe(1);
    foreign.notifications = [];
    act(() => show('visible'));
    await bell('Notifications: none unread');
    expect(polls(foreign)).toBe(2);
  });

  it.each([10, 90])(
    'polling for notifications resumes at once when the connection returns after %i seconds',
    async (seconds) => {
      await openBell(foreign);
      await bell('Notifications: 1 unread');
      act(() => onlineManager.setOnline(false));
      await pass(seconds);
      expect(polls(foreign)).toBe(1);
      act(() => onlineManager.setOnline(true));
      await polled(2);
    },
  );

  it('polling for notifications backs off silently to 1, 2, 4 and 5 minutes on failures, then recovers', async () => {
    await openBell(foreign);
    await bell('Notifications: 1 unread');
    const failing = vi.fn<() => Response>(() => HttpResponse.json({ message: 'Too busy' }, { status: 503 }));
    foreign.server.use(http.get(UNSEEN, failing));
    await pass(30);
    await polled(2);
    let expected = 2;
    for (const wait of [60, 120, 240, 300, 300]) {
      await vi.waitFor(() => expect(failing).toHaveBeenCalledTimes(expected - 1), SOON);
      await settled();
      await pass(wait - 10);
      expect(polls(foreign)).toBe(expected);
      await pass(10);
      await polled((expected += 1));
    }
    await settled();
    expect(screen.queryByRole('alert')).toBeNull();
    await bell('Notifications: 1 unread');
    foreign.server.resetHandlers();
    await pass(300);
    await polled(expected + 1);
    await settled();
    await pass(30);
    await polled(expected + 2);
  });
});

/** Lets a pending answer arrive. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));
