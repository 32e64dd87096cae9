import { expect, it } from 'vitest';
import { feedOf, tagOf, type CalendarEvent } from '../../../server/features/today/feed/feed';

const facts = { register: '3f', origin: 'https://casebook.example' };

const event = (values: Partial<CalendarEvent>): CalendarEvent => ({
  id: 'hearing-12',
  date: '2026-11-24',
  time: '10:30',
  summary: 'S-12/2026',
  location: null,
  description: null,
  changedAt: new Date('2026-11-20T03:04:05Z'),
  edits: 5,
  isCancelled: false,
  path: '/files/1',
  ...values,
});

const HEAD = `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Casebook//Hearings//EN
METHOD:PUBLISH
NAME:Casebook
X-WR-CALNAME:Casebook
`;
const ZONE = `BEGIN:VTIMEZONE
TZID:Asia/Dhaka
BEGIN:STANDARD
DTSTART:20100101T000000
TZOFFSETFROM:+0600
TZOFFSETTO:+0600
TZNAME:+06
END:STANDARD
END:VTIMEZONE
`;
const EVERY_HOUR = `REFRESH-INTERVAL;VALUE=DURATION:PT1H
X-PUBLISHED-TTL:PT1H
`;
const TIMED = `BEGIN:VEVENT
UID:hearing-12@3f.casebook
SEQUENCE:217307050
DTSTAMP:20261120T030405Z
DTSTART;TZID=Asia/Dhaka:20261124T103000
DTEND;TZID=Asia/Dhaka:20261124T110000
SUMMARY:S-12/2026 · রাজস্ব কর্মকর্তা\\, ক
 াস্টম হাউস\\; চট্টগ্রাম
LOCATION:Bench 2\\; Chattogram\\, #12
DESCRIPTION:Farida Yasmin
URL;VALUE=URI:https://casebook.example/files/1
STATUS:CONFIRMED
LAST-MODIFIED:20261120T030405Z
END:VEVENT
`;
const ALL_DAY = `BEGIN:VEVENT
UID:limit-3@3f.casebook
SEQUENCE:217307050
DTSTAMP:20261120T030405Z
DTSTART;VALUE=DATE:20261124
X-MICROSOFT-CDO-ALLDAYEVENT:TRUE
X-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE
SUMMARY:${'৳'.repeat(22)}
 ${'৳'.repeat(24)}
 ৳😀
TRANSP:TRANSPARENT
URL;VALUE=URI:https://casebook.example/files/1
STATUS:CANCELLED
LAST-MODIFIED:20261120T030405Z
END:VEVENT
`;

it('a calendar feed escapes special characters and never splits a letter when it wraps a long line', async () => {
  const timed = event({
    summary: 'S-12/2026 · রাজস্ব কর্মকর্তা, কাস্টম হাউস; চট্টগ্রাম',
    location: 'Bench 2; Chattogram, #12',
    description: 'Farida Yasmin',
  });
  const allDay = event({
    id: 'limit-3',
    time: null,
    isCancelled: true,
    summary: `${'৳'.repeat(47)}😀`,
  });
  const lines = (text: string) => text.replaceAll('\r\n', '\n').split('\n');
  const end = 'END:VCALENDAR';
  expect(lines(await feedOf([allDay, timed], facts))).toEqual(
    lines(HEAD + ZONE + EVERY_HOUR + ALL_DAY + TIMED + end),
  );
  // only a feed with a timed event has the time zone
  expect(await feedOf([allDay], facts)).toBe((HEAD + EVERY_HOUR + ALL_DAY + end).replaceAll('\n', '\r\n'));
  expect(await feedOf([], facts)).toBe((HEAD + EVERY_HOUR + end).replaceAll('\n', '\r\n'));
});

it('other requests are answered while a calendar feed of 5,000 events is written', async () => {
  let turns = 0;
  const other = setInterval(() => turns++);
  await feedOf(
    Array.from({ length: 5000 }, () => event({})),
    facts,
  );
  clearInterval(other);
  expect(turns).toBeGreaterThan(1);
});

it('the ETag of a calendar feed changes only when the content of its events changes', async () => {
  const tags = await Promise.all([
    tagOf([event({})], facts),
    tagOf([event({ summary: 'S-13/2026' })], facts),
    tagOf([event({}), event({})], facts),
    tagOf([], facts),
    tagOf([event({})], { ...facts, origin: 'https://another.example' }),
  ]);
  expect(new Set(tags).size).toBe(5);
  expect(await tagOf([event({ changedAt: new Date(), edits: 6 })], facts)).toBe(tags[0]);
});
