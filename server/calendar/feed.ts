import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import calendar, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Day } from '../../domain/dates';

dayjs.extend(utc);

/** An event in a calendar feed: a hearing, or another date to keep. */
export interface CalendarEvent {
  /** Identifies the event for as long as it exists: `hearing-12`. */
  id: string;
  date: Day;
  /** `HH:MM` in Dhaka; null: the whole day. */
  time: string | null;
  summary: string;
  location: string | null;
  description: string | null;
  /** Grows with each change. */
  sequence: number;
  changedAt: Date;
  isCancelled: boolean;
  /** Of our interface. */
  path: string;
}

interface Facts {
  /** The register's id: it distinguishes our events from those of another register. */
  register: string;
  /** `https://casebook.example`, to which `path` is added. */
  origin: string;
}

/** The events as an iCalendar document (RFC 5545). */
export function feedOf(events: readonly CalendarEvent[], { register, origin }: Facts): string {
  const feed = calendar({
    prodId: { company: 'Casebook', product: 'Hearings' },
    name: 'Casebook',
    method: ICalCalendarMethod.PUBLISH,
    ttl: ONE_HOUR,
  });
  // With a zone name, ical-generator would write DTSTAMP and LAST-MODIFIED in local time; RFC 5545 wants UTC.
  feed.timezone({ name: null, generator: () => DHAKA });
  for (const { id, date, time, isCancelled, changedAt, path, ...shown } of events) {
    // Local time in Dhaka, computed in UTC so that the time zone of this machine does not matter.
    const start = dayjs.utc(`${date}T${time ?? '00:00'}`);
    feed.createEvent({
      ...shown,
      id: `${id}@${register}.casebook`,
      start,
      ...(time ? { end: start.add(HALF_AN_HOUR, 'minute'), timezone: ZONE } : { allDay: true }),
      stamp: changedAt,
      lastModified: changedAt,
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      url: origin + path,
    });
  }
  return feed.toString();
}

/** In seconds: how often a program may ask for it again. */
const ONE_HOUR = 3600;
/** In minutes. Cause lists do not say how long a hearing takes. */
const HALF_AN_HOUR = 30;

const ZONE = 'Asia/Dhaka';

/** Bangladesh has had no summer time since 2009. */
const DHAKA = `BEGIN:VTIMEZONE
TZID:${ZONE}
BEGIN:STANDARD
DTSTART:20100101T000000
TZOFFSETFROM:+0600
TZOFFSETTO:+0600
TZNAME:+06
END:STANDARD
END:VTIMEZONE`;
