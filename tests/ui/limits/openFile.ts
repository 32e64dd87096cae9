import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { LimitRecord } from '../../../domain/limits';
import type { ForeignServer } from '../../support/foreignServer';
import { openApp } from '../caseFilings/openApp';
import { emptyPage, proceeding } from '../files/filePage';
import { serveLimits } from './limitsServer';

const opened = { openedOn: '2026-01-01' };
const ahead: object[] = [{ date: '2026-11-29', kind: 'limit', proceedingId: 12, limitId: 1 }];

/** Opens the page of a file with these limits. */
export async function openFile(
  foreign: ForeignServer,
  limits: LimitRecord[],
  { timeline = ahead, ...options }: Parameters<typeof openApp>[2] & { timeline?: object[] } = {},
) {
  serveLimits(foreign, limits);
  foreign.server.use(
    http.get('/api/casebook/files/1', () =>
      HttpResponse.json({
        ...emptyPage,
        proceedings: [proceeding(10, 'case-fillings', opened), proceeding(12, 'tribunal-cases', opened)],
        limits,
        timeline,
      }),
    ),
    http.get('/api/casebook/choices/people', () =>
      HttpResponse.json([{ id: 7, fullName: 'Nasrin Akter', userName: 'nasrin' }]),
    ),
  );
  const person = await openApp(foreign, '/files/1', options);
  await screen.findByRole('region', { name: /^(Time limits|তামাদির সময়সীমা)$/ });
  return person;
}

/** The part of the page with the file's limits. */
export const section = () => screen.getByRole('region', { name: 'Time limits' });
