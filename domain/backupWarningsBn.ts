import type { BackupWarningType } from './notifications';

/**
 * The warnings about backups in Bengali. They are separate from the English ones, because the first page loads those.
 */
export const backupWarningsBn: Record<BackupWarningType, string> = {
  BACKUP_LATE:
    'এক দিনের বেশি সময় ধরে রেজিস্টারের কোনো সফল ব্যাকআপ নেই। কী সমস্যা হয়েছে তা সেটিংসের ব্যাকআপ পৃষ্ঠায় দেখুন',
  BACKUP_SPACE_LOW:
    'ব্যাকআপের ডিস্কে জায়গা কমে আসছে। যিনি সার্ভার চালান তাঁকে জায়গা খালি করতে বলুন: ডিস্ক ভরে গেলে নতুন ব্যাকআপ হবে না',
  BACKUP_ON_DATA_DISK:
    'ব্যাকআপ ও রেজিস্টার একই ডিস্কে আছে: ডিস্ক নষ্ট হলে দুটিই হারাবে। যিনি সার্ভার চালান তাঁকে অন্য ডিস্কের একটি ফোল্ডার ঠিক করতে বলুন',
};
