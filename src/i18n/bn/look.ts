import type { Translated } from '../catalogue';
import type { look as english } from '../en/look';

export const look: Translated<typeof english> = {
  scheme: 'প্রদর্শনের ধরন',
  schemes: { system: 'সিস্টেম অনুযায়ী', light: 'হালকা', dark: 'গাঢ়' },
  printedOn: 'মুদ্রণের তারিখ: %{day}',
  nothingMatches: {
    search: '“%{term}”-এর সঙ্গে কিছু মেলেনি।',
    filters: 'উপরের ফিল্টারের সঙ্গে কিছু মেলেনি।',
    both: '“%{term}” ও উপরের ফিল্টারের সঙ্গে কিছু মেলেনি।',
  },
};
