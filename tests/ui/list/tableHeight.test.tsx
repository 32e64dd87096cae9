import { afterEach, expect, it } from 'vitest';
import { useForeignServer } from '../../support/foreignServer';
import { openApp } from '../caseFilings/openApp';
import { listed } from '../followOnCases/screens';

const foreign = useForeignServer();
const { innerHeight } = window;

afterEach(() => {
  window.innerHeight = innerHeight;
});

it.each([
  [900, '899px'],
  [239, '80vh'], // too low for a table that scrolls, so the page scrolls
])('in a window %i pixels high a table’s maximum height is %s', async (height, room) => {
  window.innerHeight = height;
  await openApp(foreign, '/case-fillings-list');
  await listed();
  const box = document.querySelector<HTMLElement>('.RaDataTable-tableWrapper')!;
  expect(box.style.getPropertyValue('--table-room')).toBe(room);
});
