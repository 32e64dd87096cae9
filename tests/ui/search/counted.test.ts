import { expect, it } from 'vitest';
import { counted } from '../../../src/search/useOptions';
import { SAY } from '../../../src/i18n/useSearchWords';

const option = (id: number) => ({ id: String(id), choice: { to: '/' }, content: '' });
const groups = [
  // eight hits, and the option 'Show all 240'
  {
    id: 'companies',
    name: 'Companies',
    options: Array.from({ length: 9 }, (_, at) => option(at)),
    total: 240,
  },
  { id: 'screens', name: 'Screens', options: [option(9)] },
];

it('the search tells screen readers how many hits there are, not how many are shown', () => {
  expect(counted(groups, SAY.en)).toBe('241 found: Companies (240), Screens (1)');
  expect(counted(groups, SAY.bn)).toBe('২৪১টি পাওয়া গেছে: Companies (২৪০টি), Screens (১টি)');
});

it('the search tells screen readers if there are more hits than were counted', () => {
  const [companies] = groups;
  expect(counted([{ ...companies!, total: 3001, more: true }], SAY.en)).toBe(
    'more than 3,001 found: Companies (more than 3,001)',
  );
});
