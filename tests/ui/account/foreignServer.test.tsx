import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useForeignServer } from '../../support/foreignServer';
import { openApp, sent } from '../caseFilings/openApp';

const foreign = useForeignServer();

it('offers no account dialog on a foreign server', async () => {
  const person = await openApp(foreign, '/no-list');
  await person.click(await screen.findByLabelText('Account of নাসরিন চৌধুরী'));
  expect(await screen.findByText('Logout')).toBeVisible();
  expect(screen.queryByText('My account')).toBeNull();
  expect(sent(foreign, 'GET', /^\/api\/casebook\/account/)).toEqual([]);
});
