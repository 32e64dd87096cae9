import type { Translated } from '../catalogue';
import type { territoryDialog as english } from '../en/territoryDialog';

export const territoryDialog: Translated<typeof english> = {
  text: 'এখন যে এলাকায় কাজ করছেন সেটি বেছে নিন। এরপর পৃষ্ঠাটি আবার লোড হবে; কিছু লেখা থাকলে আগে সংরক্ষণ করুন।',
  label: 'পদায়ন (কর্ম-এলাকা)',
  none: 'একটি বেছে নিন',
  required: 'পদায়ন বেছে নেওয়া আবশ্যক',
  save: 'বদল করুন',
  cancel: 'বাতিল',
};

/** Fetched with the dialog (src/i18n/index.ts). */
export const catalogue = { territoryDialog, resources: {} };
