import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { LimitRecord } from '../../../domain/limits';
import type { ForeignServer } from '../../support/foreignServer';
import { openApp } from '../caseFilings/openApp';
import { emptyPage, proceeding } from '../files/filePage';
import { serveLimits } from './limitsServer';

const opened = { openedOn: '2026-01-01' };

/** Opens the page of a file with these limits. */
export async function openFile(
  foreign: ForeignServer,
  limits: LimitRecord[],
  options: Parameters<typeof openApp>[2] = {},
) {
  serveLimits(foreign, limits);
  foreign.server.use(
    http.get('/api/casebook/files/1', () =>
      HttpResponse.json({
        ...emptyPage,
        proceedings: [proceeding(10, 'case-fillings', opened), proceeding(12, 'tribunal-cases', opened)],
        limits,
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
