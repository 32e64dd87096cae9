import type { Translated } from '../catalogue';
import type { somethingBad as english } from '../en/somethingBad';

export const somethingBad: Translated<typeof english> = {
  title: 'একটি অপ্রত্যাশিত সমস্যা হয়েছে!',
  advice: 'ব্রাউজারের ক্যাশ মুছে পৃষ্ঠাটি পুনরায় লোড করুন। আবারও এমন হলে কী করছিলেন তা অ্যাডমিনকে জানান।',
  reload: 'পুনরায় লোড করুন',
  errorId: 'ত্রুটি নম্বর',
};
