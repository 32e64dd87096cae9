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
  told: {
    PASSWORD_RESET:
      'একজন অ্যাডমিন আপনার পাসওয়ার্ড রিসেট করে লগইনের কোড দিয়েছেন। আপনি না চেয়ে থাকলে আপনার অ্যাডমিনকে জানান',
    PASSWORD_RESET_ON_SERVER:
      'যিনি সার্ভার চালান তিনি আপনার পাসওয়ার্ড রিসেট করে লগইনের কোড দিয়েছেন। আপনি না চেয়ে থাকলে আপনার অ্যাডমিনকে জানান',
    DISK_SPACE_LOW:
      'রেজিস্টারের ডিস্কে জায়গা কমে আসছে। যিনি সার্ভার চালান তাঁকে জায়গা খালি করতে বলুন: ডিস্ক ভরে গেলে কিছুই সংরক্ষণ করা যাবে না',
    DATABASE_RESTARTED:
      'ডেটাবেজ হঠাৎ বন্ধ হয়ে গিয়েছিল এবং আবার চালু করা হয়েছে। আবার এমন হলে যিনি সার্ভার চালান তাঁকে জানান',
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
