import { chromium } from '@playwright/test';
import { findChromium } from '../tools/chromium.mjs';

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const openBrowser = () => chromium.launch({ executablePath: findChromium(), args: ARGUMENTS });
