import type { Translated } from '../catalogue';
import type { bell as english } from '../en/bell';

/** `resources.notifications` */
export const bell: Translated<typeof english> = {
  name: 'বিজ্ঞপ্তি',
  bell: {
    unread: 'বিজ্ঞপ্তি: %{count}টি অপঠিত',
    none: 'বিজ্ঞপ্তি: অপঠিত নেই',
  },
};
