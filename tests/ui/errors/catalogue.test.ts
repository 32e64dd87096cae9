import { afterEach, beforeEach, describe, it, vi } from 'vitest';
import { useForeignServer } from '../../support/foreignServer';
import { openApp } from '../caseFilings/openApp';
import { act, answer, expectShown, goOn } from './acting';
import { scenes } from './catalogue';

const foreign = useForeignServer();

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  window.dispatchEvent(new Event('online'));
});

describe('every failure of the server shows its catalogue text in its place', () => {
  it.each(scenes.map((scene) => [scene.screen, scene] as const))(
    'every failure shows its catalogue text in its place on this screen: %s',
    async (_screen, scene) => {
      for (const [position, { what, fault, steps = [], shows }] of scene.rows.entries()) {
        foreign.server.resetHandlers();
        for (const each of scene.answers ?? []) answer(foreign, each);
        if (fault) answer(foreign, fault);
        if (position === 0) await openApp(foreign, scene.address);
        if (position === 0) for (const step of scene.begin ?? []) await act(foreign, step);
        for (const step of steps) await act(foreign, step);
        for (const [place, ...texts] of shows) await expectShown(place, texts, what);
        await goOn();
      }
    },
    120_000,
  ); // a long timeout, because one screen has many failures
});
