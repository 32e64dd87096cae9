import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import type * as Argon2 from '@node-rs/argon2';

/**
 * Stands in for Argon2 in the server tests (vitest.config.ts), which hash some two thousand passwords: takes as long,
 * but waits instead of computing. tests/server/accounts/signIn/passwords.test.ts uses the real one.
 */
const argon2 = createRequire(import.meta.url)('@node-rs/argon2') as typeof Argon2;
const USUAL_MS = 25;
const CHEAP = { memoryCost: 8, timeCost: 1 };

export async function hash(password: string): Promise<string> {
  await pause(USUAL_MS);
  return argon2.hash(password, CHEAP);
}

export async function verify(hashed: string, password: string): Promise<boolean> {
  await pause(USUAL_MS);
  return argon2.verify(hashed, password);
}
