import { chromium } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findChromium } from '../tools/chromium.mjs';

export const openBrowser = () =>
  chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGUMENTS });
