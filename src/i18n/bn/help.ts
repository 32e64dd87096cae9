import type { Translated } from '../catalogue';
import type { help as english } from '../en/help';

export const help: Translated<typeof english> = {
  title: 'ব্যবহার নির্দেশিকা',
  about: 'প্রতিটি কাজের জন্য একটি পৃষ্ঠা। মোটা হরফের শব্দগুলো পর্দায় ঠিক এভাবেই লেখা আছে।',
  more: 'আগের ও পরের পৃষ্ঠা',
  whole: 'সব পৃষ্ঠা, মুদ্রণের জন্য',
  parts: {
    start: 'শুরুর কথা',
    files: 'নথি ও মামলা',
    hearings: 'শুনানি ও সময়সীমা',
    money: 'রাজস্ব ও মাসিক প্রতিবেদন',
    papers: 'কাগজপত্র ও মূল নথি',
    administration: 'অ্যাডমিনের জন্য',
  },
};

export const catalogue = { help };
