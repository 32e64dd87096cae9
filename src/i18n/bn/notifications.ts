import type { Translated } from '../catalogue';
import type { notifications as english } from '../en/notifications';

/** `resources.notifications` */
export const notifications: Translated<typeof english> = {
  name: 'বিজ্ঞপ্তি',
  bell: {
    unread: 'বিজ্ঞপ্তি: %{count}টি অপঠিত',
    none: 'বিজ্ঞপ্তি: অপঠিত নেই',
    arrived: 'নতুন বিজ্ঞপ্তি: %{message}',
    severalArrived: '%{count}টি নতুন বিজ্ঞপ্তি',
  },
  panel: {
    empty: 'আপনি সব বিজ্ঞপ্তি পড়েছেন।',
    showAll: 'সব দেখুন',
  },
  markAsRead: 'পঠিত হিসেবে চিহ্নিত করুন',
  markAsReadOf: 'পঠিত হিসেবে চিহ্নিত করুন: %{message}',
  markAllAsRead: 'সব পঠিত হিসেবে চিহ্নিত করুন',
  lists: {
    all: 'সব বিজ্ঞপ্তি',
    BILL: 'বিলের তালিকা',
    LEAVE: 'ছুটির তালিকা',
  },
  types: {
    BILL: 'বিল',
    LEAVE: 'ছুটি',
    other: 'বিজ্ঞপ্তি',
  },
  columns: {
    notificationType: 'ধরন',
    shortMessage: 'বার্তা',
    addDateTime: 'সময়',
    seen: 'অবস্থা',
  },
  read: 'পঠিত',
  unread: 'অপঠিত',
};
