import type { cards as english } from '../en/cards';

export const cards: typeof english = {
  controls: 'ফিল্টার ও সাজানো',
  controlsWithSet: 'ফিল্টার ও সাজানো (%{count}টি)',
  done: 'তালিকা দেখান',
};
