import type { Translated } from '../catalogue';
import type { notificationBell as english } from '../en/notificationBell';

export const notificationBell: Translated<typeof english> = {
  name: 'বিজ্ঞপ্তি',
  bell: {
    unread: 'বিজ্ঞপ্তি: %{count}টি অপঠিত',
    none: 'বিজ্ঞপ্তি: অপঠিত নেই',
  },
};
