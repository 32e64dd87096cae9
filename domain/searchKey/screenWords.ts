import { kindWords } from './kindWords';

/**
 * Further words by which a screen is found, besides its name in the current language: what people call it in
 * either language. Keyed by resource, by URL path for a screen without a resource, or by the name of a dialog.
 */
export const screenWords: Record<string, string> = {
  ...wordsOfRegisters(),
  companies: 'company importer exporter কোম্পানি আমদানিকারক রপ্তানিকারক প্রতিষ্ঠান',
  'cnf-agents': 'c&f agent clearing forwarding সিঅ্যান্ডএফ এজেন্ট',
  'freight-forwarder-agents': 'freight forwarder agent ফ্রেইট ফরওয়ার্ডার এজেন্ট',
  'shipping-agents': 'shipping agent শিপিং এজেন্ট',
  'case-fillings': 'demand notice order file filing nothi দাবিনামা আদেশ নথি মামলা',
  users: 'user colleague staff ব্যবহারকারী ইউজার সহকর্মী',
  sections: 'section branch শাখা সেকশন',
  banks: 'bank ব্যাংক',
  desks: 'desk step delay ডেস্ক ধাপ বিলম্ব',
  'loss-reasons': 'reason reasons loss lost why বিপক্ষে রায়ের কারণ',
  'paper-kinds': 'paper kind kinds document কাগজ কাগজপত্র দলিল ধরন',
  'closed-days': 'closed day holiday vacation calendar gazette ছুটি বন্ধ অবকাশ ক্যালেন্ডার প্রজ্ঞাপন',
  'money-rules': 'money rules deposit percent interest days রাজস্ব বিধি জমা সুদ শতাংশ',
  'retention-rules': 'retention rules class years destroy নথি সংরক্ষণ বিধি শ্রেণি বিনষ্ট',
  'return-forms': 'return forms template excel word board ছক ফরম প্রতিবেদন নমুনা',
  'limitation-rules': 'limitation rules time limit law তামাদি বিধি নিয়ম আইন',
  returns:
    'monthly return returns opening closing filed disposed pending মাসিক প্রতিবেদন প্রারম্ভিক সমাপনী দায়ের নিষ্পত্তি',
  '/': 'home dashboard figures হোম ড্যাশবোর্ড',
  '/today': 'my day today tasks work আজ আজকের কাজ করণীয়',
  '/case-summary-report': 'report summary section wise রিপোর্ট প্রতিবেদন সারসংক্ষেপ',
  '/hearings': 'hearing hearings diary date শুনানি ডায়েরি তারিখ',
  '/hearings/match': 'cause list match hearing কজলিস্ট কজ লিস্ট কার্যতালিকা মেলান শুনানি',
  '/limits': 'time limit limits limitation deadline তামাদি সময়সীমা মেয়াদ',
  '/money': 'money revenue arrears outstanding recoverable collected রাজস্ব বকেয়া পাওনা আদায়যোগ্য আদায়',
  '/guarantees':
    'guarantee guarantees bank guarantee bg surety bond expiry জামানত গ্যারান্টি ব্যাংক গ্যারান্টি মেয়াদ',
  '/stays': 'stay stays interim order injunction স্থগিতাদেশ স্থগিত অন্তর্বর্তী আদেশ',
  '/files/out': 'paper file files out late volume rack record room movement মূল নথি খণ্ড বাইরে চলাচল র‍্যাক',
  '/files/move': 'send receive paper files labels scan qr মূল নথি পাঠান গ্রহণ লেবেল স্ক্যান',
  '/files/called': 'called files call court list pick forwarding তলব নথি তালিকা অগ্রায়ন',
  '/files/retention':
    'destroy destruction retention class weed old files বিনষ্ট বিনষ্টকরণ সংরক্ষণ শ্রেণি পুরোনো নথি',
  '/import': 'import upload excel spreadsheet ইমপোর্ট আপলোড এক্সেল',
  '/bin': 'bin trash deleted records restore বিন মুছে ফেলা রেকর্ড ফেরত',
  '/activity': 'activity history changes log কার্যক্রম ইতিহাস পরিবর্তন',
  '/backups': 'backup backups restore copy ব্যাকআপ',
  '/office': 'office name settings দপ্তর অফিস কার্যালয়',
  '/all-notifications': 'notification bell বিজ্ঞপ্তি নোটিফিকেশন',
  account:
    'my account profile password e-mail phone alerts sessions devices অ্যাকাউন্ট প্রোফাইল পাসওয়ার্ড ফোন সতর্কতা সেশন',
  shortcuts: 'keyboard shortcuts keys help কিবোর্ড শর্টকাট সাহায্য',
  '/help': 'help manual guide instructions how সাহায্য নির্দেশিকা সহায়িকা ম্যানুয়াল নিয়ম',
  '/test-screen': 'connection check test সংযোগ পরীক্ষা',
};

/** Words that, with those of a screen, find its form for a new record. */
export const addWords = 'add new create enter যোগ করুন নতুন এন্ট্রি';

function wordsOfRegisters(): Record<string, string> {
  const words: Record<string, string> = {};
  for (const each of kindWords) words[each.kind] = `${words[each.kind] ?? ''} ${each.words}`;
  return words;
}
