import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

/** Chromium refuses to run as root with its sandbox; the other flags prevent requests to outside services. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Finds a Chromium for the tests: CHROMIUM_PATH, else an installed one, else Playwright's; as a last resort installs
 * one.
 */
export function findChromium() {
  return process.env.CHROMIUM_PATH || installed() || playwrights() || install();
}

function installed() {
  const directories = (process.env.PATH ?? '').split(delimiter);
  return directories.flatMap((directory) => NAMES.map((name) => join(directory, name))).find(runnable);
}

function playwrights() {
  const path = chromium.executablePath();
  return runnable(path) ? path : undefined;
}

function install() {
  console.log('No Chromium found: installing one for the tests.');
  const attempts = [
    ['npx', ['playwright', 'install', 'chromium']],
    ...(process.getuid?.() === 0
      ? [
          ['apt-get', ['update']],
          ['apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-noto-core']],
        ]
      : []),
  ];
  for (const [command, args] of attempts) {
    try {
      execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 600_000 });
    } catch {
      continue;
    }
    const found = installed() ?? playwrights();
    if (found) return found;
  }
  throw new Error('No Chromium could be found or installed. Set CHROMIUM_PATH to one.');
}

function runnable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
