import { z } from 'zod';
import { parseDay } from '../../../domain/dates';
import { checked } from './checking';

/** `?asOf=2026-06-30`: the day at whose end a record is asked for; null for now. */
export const asOfQuery = checked(
  z.object({
    asOf: z
      .string({ error: 'noSuchDate' })
      .refine((text) => !text || parseDay(text) === text, { error: 'noSuchDate' })
      .transform((text) => text || null)
      .default(null),
  }),
);
