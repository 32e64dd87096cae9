import { createHash } from 'node:crypto';
import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import calendar, {
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
  type ICalEventData,
} from 'ical-generator';
import type { Day } from '../../../../domain/dates';
import { withPauses } from '../../../platform/http/turns';

dayjs.extend(utc);

/** An event in a calendar feed: a hearing, or another date to keep. */
export interface CalendarEvent {
  /** Identifies the event for as long as it exists: `hearing-12`. */
  id: string;
  date: Day;
  /** `HH:MM` in Dhaka; null for the whole day. */
  time: string | null;
  summary: string;
  location: string | null;
  description: string | null;
  /** When any of the records that the event shows was last changed. */
  changedAt: Date;
  /** How often the event's own records were edited; each edit of one of them adds at least 1. */
  edits: number;
  isCancelled: boolean;
  /** A path of the UI. */
  path: string;
}

interface Facts {
  /** The register's id: it distinguishes our events from those of another register. */
  register: string;
  /** `https://casebook.example`, to which `path` is added. */
  origin: string;
}

/** The events as an iCalendar document (RFC 5545); other requests are answered while it is written. */
export async function feedOf(events: readonly CalendarEvent[], facts: Facts): Promise<string> {
  const feed = calendar({
    prodId: { company: 'Casebook', product: 'Hearings' },
    name: 'Casebook',
    method: ICalCalendarMethod.PUBLISH,
    ttl: ONE_HOUR,
  });
  // With a zone name, ical-generator would write DTSTAMP and LAST-MODIFIED in local time; RFC 5545 wants UTC.
  feed.timezone({ name: null, generator: () => DHAKA });
  let written = '';
  for await (const event of withPauses(events))
    written += folded(feed.createEvent(eventData(event, facts)).toString());

  // The calendar's own lines. Ical-generator writes the time zone only if an event has a time, so one such
  // event is added and then replaced by all the written events.
  feed.clear();
  const timed = events.find(({ time }) => time);
  if (timed) feed.createEvent(eventData(timed, facts));
  return feed.toString().replace(/(BEGIN:VEVENT.*)?(?=END:VCALENDAR)/s, () => written);
}

/**
 * A weak entity tag of the document. It depends only on what the events show, so that other changes of a file
 * do not send the calendar again.
 */
export async function tagOf(events: readonly CalendarEvent[], facts: Facts): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(facts));
  for await (const { changedAt: _changedAt, edits: _edits, ...shown } of withPauses(events))
    hash.update(JSON.stringify(shown));
  return `W/"${hash.digest('base64url')}"`;
}

function eventData(event: CalendarEvent, { register, origin }: Facts): ICalEventData {
  const { id, date, time, isCancelled, changedAt, edits, path, ...shown } = event;
  // Local time in Dhaka, computed in UTC so that the time zone of this machine does not matter.
  const start = dayjs.utc(`${date}T${time ?? '00:00'}`);
  return {
    ...shown,
    id: `${id}@${register}.casebook`,
    start,
    ...(time ? { end: start.add(HALF_AN_HOUR, 'minute'), timezone: ZONE } : ALL_DAY),
    stamp: changedAt,
    lastModified: changedAt,
    sequence: Math.floor((changedAt.getTime() - SEQUENCE_0) / 1000) + edits,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    url: origin + path,
  };
}

/**
 * Wraps lines of more than 74 octets, as RFC 5545 requires. Ical-generator's own wrapping is not used,
 * because it makes a TextEncoder for each letter, which takes a second for 5,000 events.
 */
const folded = (lines: string): string => lines.split(BREAK).map(foldedLine).join(BREAK);

function foldedLine(line: string): string {
  if (Buffer.byteLength(line) <= LINE) return line;
  let result = '';
  let left = LINE;
  for (const letter of line) {
    const octets = Buffer.byteLength(letter);
    if (octets > left) {
      result += `${BREAK} `;
      left = LINE;
    }
    result += letter;
    left -= octets;
  }
  return result;
}

const BREAK = '\r\n';
/** The longest line in octets, not counting the space that begins a continued line. */
const LINE = 74;

/** An event without a time is no reason to show its user as busy all day. */
const ALL_DAY = { allDay: true, transparency: ICalEventTransparency.TRANSPARENT };

/**
 * `SEQUENCE` is the seconds from this instant to the latest change, and the edits, which also tell changes within a
 * second apart: calendar programs read it as 32 bits and expect it to rise.
 */
const SEQUENCE_0 = Date.UTC(2020);

/** How often a program may fetch the calendar, in seconds. */
const ONE_HOUR = 3600;
/** The assumed length of a hearing, in minutes: cause lists do not give one. */
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
