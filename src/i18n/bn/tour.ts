import type { Translated } from '../catalogue';
import type { tour as english } from '../en/tour';

export const tour: Translated<typeof english> = {
  again: 'পরিচিতি আবার দেখুন',
  offer: {
    title: 'এখানে নতুন?',
    text: 'কোথায় কী আছে তা একটি সংক্ষিপ্ত পরিচিতিতে দেখে নিন। যেকোনো সময় বন্ধ করতে পারবেন।',
    start: 'ঘুরে দেখুন',
    decline: 'না, ধন্যবাদ',
  },
};
