import type { Translated } from '../catalogue';
import type { registerNames as english } from '../en/registerNames';

/**
 * The names of the registers of domain/registers.ts in the menu; their other texts are loaded with their
 * screens.
 */
export const registerNames: Translated<typeof english> = {
  sections: { name: 'শাখা/সেকশন' },
  banks: { name: 'ব্যাংক' },
  desks: { name: 'ডেস্ক' },
  'closed-days': { name: 'ছুটির দিন' },
  'limitation-rules': { name: 'তামাদির মেয়াদ' },
};
