import type { Translated } from '../catalogue';
import type { catalogue as english } from '../en/firstRecord';

export const catalogue: Translated<typeof english> = {
  firstRecord: {
    add: 'প্রথম রেকর্ড যোগ করুন',
    import: 'স্প্রেডশিট ইমপোর্ট করুন',
  },
  resources: {},
};
