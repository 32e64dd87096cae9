import type { territory as english } from '../en/territory';

/** `territory` */
export const territory: typeof english = {
  switch: 'কর্ম-এলাকা বদল করুন',
  text: 'এখন যে এলাকায় কাজ করছেন সেটি বেছে নিন। এরপর পৃষ্ঠাটি আবার লোড হবে; কিছু লেখা থাকলে আগে সংরক্ষণ করুন।',
  label: 'পদায়ন (কর্ম-এলাকা)',
  none: 'একটি বেছে নিন',
  required: 'পদায়ন বেছে নেওয়া আবশ্যক',
  save: 'বদল করুন',
  cancel: 'বাতিল',
  current: 'কর্ম-এলাকা: %{name}',
};
