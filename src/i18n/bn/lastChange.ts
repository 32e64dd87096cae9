import type { Translated } from '../catalogue';
import type { catalogue as english } from '../en/lastChange';

export const catalogue: Translated<typeof english> = {
  lastChange: {
    system: 'সিস্টেম',
    vias: { import: 'ইমপোর্ট', restore: 'পুনরুদ্ধার', merge: 'একীভূতকরণ' },
  },
  resources: {},
};
