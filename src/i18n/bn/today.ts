import type { Translated } from '../catalogue';
import type { catalogue as english } from '../en/today';

const today: Translated<typeof english.today> = {
  heading: '%{heading} (%{count})',
  more: 'সব দেখুন',
  hearings: 'আজকের শুনানি',
  tomorrow: 'আগামীকালের শুনানি',
  next: '%{day}-এর শুনানি',
  missing: 'ফলাফল লেখা হয়নি',
  waiting: 'যেসব সময়সীমার গণনা শুরুর তারিখ লেখা হয়নি',
  papers: 'কাগজ ছাড়া আদেশ',
  tasks: 'রাজস্ব',
  late: 'সময়মতো ফেরত না আসা মূল নথি',
  retention: 'জানুয়ারি: বিনষ্টযোগ্য নথির তালিকা খুলুন',
  item: 'ক্রমিক %{item}',
  notes: 'আপনার উদ্দেশে লেখা টীকা',
  answer: 'উত্তর দিন',
  done: 'দেখা হয়েছে',
  noteDone: 'টীকাটি দেখা হয়েছে হিসেবে চিহ্নিত',
  proposals: 'আপনার অনুমোদনের অপেক্ষায় থাকা পরিবর্তন',
  still: '%{days} দিন ধরে অগ্রগতিহীন নথি',
  stillFor: '%{smart_count} দিন ধরে',
  nothing: 'আপনার জন্য কোনো কাজ অপেক্ষায় নেই। দিনটি ভালো কাটুক!',
  nothingText:
    'আপনার শাখার ও আপনার অনুসরণ করা নথির শুনানি, ফলাফল লেখা হয়নি এমন শুনানি, তামাদির সময়সীমা, রাজস্বের কাজ ও অগ্রগতিহীন নথি এবং যেসব টীকায় আপনার নাম বা আপনার টীকার উত্তর আছে, সেগুলো এখানে দেখা যাবে।',
  openDiary: 'শুনানির ডায়েরি খুলুন',
};

export const catalogue = { today };
