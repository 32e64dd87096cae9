import type { Translated } from '../catalogue';
import type { faults as english } from '../en/faults';

export const faults: Translated<typeof english> = {
  missing: {
    title: 'পৃষ্ঠাটি লোড করা যায়নি',
    advice:
      'আপনি কেসবুক খোলার পর হয়তো এর নতুন সংস্করণ এসেছে, অথবা সংযোগ নেই। কাজ চালিয়ে যেতে পৃষ্ঠাটি পুনরায় লোড করুন। ফরমে যা লিখেছেন তা এই কম্পিউটারে রাখা আছে, আবার দেখানো হবে।',
  },
};
