import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PlaceInput } from '../../../src/resources/companies/PlaceInput';
import { openInput } from '../inputs/openInput';

it.each([
  ['Chat{ArrowDown}{Tab}', 'Chattogram'],
  ['Chat{ArrowDown}{Enter}', 'Chattogram'],
  ['Chat{Tab}', 'Chat'],
  ['chattogram{Tab}', 'Chattogram'],
  ['{Tab}', null],
])('a division takes the marked place: after %j it is %j', async (keys, place) => {
  const { user, held } = await openInput(<PlaceInput source="division" />, null);
  await user.click(screen.getByRole('combobox'));
  await screen.findByRole('option', { name: 'Chattogram' });
  await user.keyboard(keys);
  expect(held()).toBe(place);
});
