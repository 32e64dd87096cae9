import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useForeignServer } from '../../support/foreignServer';
import { openApp, sent } from '../caseFilings/openApp';

const foreign = useForeignServer();

it('on a foreign server the user menu offers no account dialog', async () => {
  const person = await openApp(foreign, '/no-list');
  await person.click(await screen.findByLabelText('Account of নাসরিন চৌধুরী'));
  expect(await screen.findByText('Logout')).toBeVisible();
  expect(screen.queryByText('My account')).toBeNull();
  expect(sent(foreign, 'GET', /^\/api\/casebook\/account/)).toEqual([]);
});
