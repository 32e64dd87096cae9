import { listed } from '../limits/limitsServer';
import { http, HttpResponse } from 'msw';
import { forgetCapabilities } from '../../../src/offered/capabilities';
import type { ForeignServer } from '../../support/foreignServer';

const calendar = (id: number, code: string, name: string, nameBn: string) => ({
  id,
  code,
  name,
  nameBn,
  daysOff: 'FRIDAY_SATURDAY',
  version: 1,
});

const calendars = [
  calendar(1, 'OFFICE', 'Office', 'দপ্তর'),
  calendar(2, 'SUPREME_COURT', 'Supreme Court', 'সুপ্রিম কোর্ট'),
  calendar(3, 'TRIBUNAL', 'Tribunal', 'ট্রাইব্যুনাল'),
];

/** `[calendarId, from, to, kind, name]` */
export type Entry = [number, string, string, string, string];

/** Simulates our own server with three calendars, the given closed days, and the capabilities in `offers`. */
export function serveCalendars(foreign: ForeignServer, entries: Entry[], offers: string[] = []) {
  forgetCapabilities();
  const closedDays = entries.map(([calendarId, from, to, kind, name], place) => ({
    id: place + 1,
    calendarId,
    from,
    to,
    kind,
    name,
    nameBn: null,
    version: 1,
  }));
  foreign.server.use(
    http.get('/api/casebook/capabilities', () =>
      HttpResponse.json({ offers: ['calendars', 'closed-days', 'versions', 'idempotency', ...offers] }),
    ),
    http.get('/api/casebook/calendars', () => listed('calendars', calendars)),
    http.get('/api/casebook/calendars/:id', ({ params }) =>
      HttpResponse.json(calendars.find(({ id }) => id === Number(params.id))),
    ),
    http.put('/api/casebook/calendars/:id', async ({ request }) =>
      HttpResponse.json((await request.json()) as object),
    ),
    http.get('/api/casebook/closed-days', ({ request }) => {
      const { calendarId, year, kind } = JSON.parse(
        new URL(request.url).searchParams.get('filter') ?? '{}',
      ) as Record<string, string | number | undefined>;
      return listed(
        'closed-days',
        closedDays.filter(
          (each) =>
            (!calendarId || each.calendarId === Number(calendarId)) &&
            (!year || each.from.startsWith(String(year))) &&
            (!kind || each.kind === kind),
        ),
      );
    }),
    http.post('/api/casebook/closed-days/many', () => HttpResponse.json({ added: 3, same: 1 })),
  );
}
