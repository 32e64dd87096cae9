import type { Translated } from '../catalogue';
import type { offline as english } from '../en/offline';

export const offline: Translated<typeof english> = {
  title: 'ইন্টারনেট সংযোগ নেই!',
  advice: 'মোবাইল নেটওয়ার্ক বা ওয়াইফাই দিয়ে সংযোগের চেষ্টা করুন।',
  cancel: 'বাতিল',
  retry: 'আবার চেষ্টা করুন',
  asOf: '%{time}-এর তথ্য',
  notHere: 'সংযোগ বিচ্ছিন্ন হওয়ার আগে এটি লোড করা হয়নি। সংযোগ ফিরে এলে নিজে থেকেই আসবে।',
};
