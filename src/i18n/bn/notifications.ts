import { backupWarningsBn } from '../../../domain/notifications';
import type { Translated } from '../catalogue';
import type { catalogue as english } from '../en/notifications';
import { notificationBell } from './names';

/** The texts of `resources.notifications`. */
const notifications: Translated<typeof english>['resources']['notifications'] = {
  ...notificationBell,
  arrived: 'নতুন বিজ্ঞপ্তি: %{message}',
  severalArrived: '%{count}টি নতুন বিজ্ঞপ্তি',
  panel: {
    empty: 'আপনি সব বিজ্ঞপ্তি পড়েছেন।',
    showAll: 'সব দেখুন',
    several: '%{smart_count}টি বার্তা',
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
    HEARING: 'শুনানি',
    LIMIT: 'সময়সীমা',
    MONEY: 'রাজস্ব',
    FILE: 'নথি',
    SYSTEM: 'সিস্টেম',
    other: 'বিজ্ঞপ্তি',
  },
  told: {
    PASSWORD_RESET:
      'একজন অ্যাডমিন আপনার পাসওয়ার্ড রিসেট করে লগইনের কোড দিয়েছেন। “আমার অ্যাকাউন্ট” থেকে নতুন পাসওয়ার্ড নির্ধারণ করুন। রিসেট আপনি না চেয়ে থাকলে আপনার অ্যাডমিনকে জানান',
    PASSWORD_RESET_ON_SERVER:
      'যিনি সার্ভার চালান তিনি আপনার পাসওয়ার্ড রিসেট করে লগইনের কোড দিয়েছেন। “আমার অ্যাকাউন্ট” থেকে নতুন পাসওয়ার্ড নির্ধারণ করুন। রিসেট আপনি না চেয়ে থাকলে আপনার অ্যাডমিনকে জানান',
    SECOND_FACTOR_REMOVED:
      'একজন অ্যাডমিন অথবা যিনি সার্ভার চালান তিনি আপনার অ্যাকাউন্টের দুই ধাপের যাচাই সরিয়েছেন। “আমার অ্যাকাউন্ট” থেকে আবার চালু করুন। আপনি না বলে থাকলে অ্যাডমিনকে জানান',
    PROPOSAL: 'একটি পরিবর্তন আপনার অনুমোদনের অপেক্ষায় আছে',
    PROPOSAL_APPROVED: 'আপনার প্রস্তাবিত একটি পরিবর্তন অনুমোদিত হয়ে কার্যকর হয়েছে',
    PROPOSAL_REFUSED: 'আপনার প্রস্তাবিত একটি পরিবর্তন প্রত্যাখ্যান করা হয়েছে',
    DISK_SPACE_LOW:
      'রেজিস্টারের ডিস্কে জায়গা কমে আসছে। যিনি সার্ভার চালান তাঁকে জায়গা খালি করতে বলুন: ডিস্ক ভরে গেলে কিছুই সংরক্ষণ করা যাবে না',
    DATABASE_RESTARTED:
      'ডেটাবেজ হঠাৎ বন্ধ হয়ে গিয়েছিল এবং আবার চালু করা হয়েছে। আবার এমন হলে যিনি সার্ভার চালান তাঁকে জানান',
    WEBHOOK_GIVEN_UP:
      'একটি ওয়েবহুক এক দিনের বেশি সময়েও একটি বার্তা নেয়নি, তাই সেটি আর পাঠানো হবে না। কারণ দেখুন: সেটিংস, ওয়েবহুক, পাঠানো বার্তা',
    ...backupWarningsBn,
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

export const catalogue: Translated<typeof english> = { resources: { notifications } };
