import type { Translated } from '../catalogue';
import type { catalogue as english } from '../en/causeList';

const causeList: Translated<typeof english.causeList> = {
  title: 'কার্যতালিকা মেলান',
  explained:
    'আদালতের কার্যতালিকার (কজ লিস্ট) লেখা এখানে পেস্ট করুন, অথবা ফাইলটি খুলুন। নম্বর দেখে আমাদের মামলাগুলো খুঁজে বের করা হবে; আপনি না বলা পর্যন্ত কিছুই লেখা হবে না।',
  text: 'কার্যতালিকার লেখা',
  open: 'ফাইল খুলুন…',
  cut: 'এখানে লেখার শুধু শুরুটা দেখানো হচ্ছে, সম্পাদনা করা যাবে না; তবে %{lines}টি লাইনের সবই খোঁজা হবে।',
  empty: 'লেখা মুছুন',
  sample: 'নমুনা তালিকা নিন',
  kinds: 'টেক্সট, ওয়ার্ড (docx), স্প্রেডশিট (xlsx, xls, ods) বা লেখাযুক্ত পিডিএফ',
  find: 'আমাদের মামলা খুঁজুন',
  none: 'এই তালিকায় আমাদের কোনো মামলা নেই। মামলার উল্লেখ আছে এমন সারি: %{rows}টি',
  found: 'তালিকায় আমাদের %{smart_count}টি মামলা আছে',
  doubtful: '%{smart_count}টি নিয়ে সন্দেহ আছে: আমাদের হলে বাছাই করুন।',
  isDoubtful: 'এটি কি আমাদের?',
  isMention: 'আমাদের মামলার উল্লেখ আছে',
  line: 'তালিকার লাইন',
  date: 'তালিকার তারিখ (দিন/মাস/বছর)',
  dateMissing: 'তালিকায় তারিখ উল্লেখ নেই।',
  dateWrong: 'এটি তারিখ নয়',
  choose: 'লিখুন: %{name}',
  apply: '%{smart_count}টি শুনানি লিখুন',
  applied: 'শুনানি যোগ হয়েছে: %{added}টি, হালনাগাদ: %{updated}টি, অপরিবর্তিত: %{same}টি',
  diaryOf: '%{day} তারিখের শুনানি',
  another: 'আরেকটি তালিকা মেলান',
};

export const catalogue: Translated<typeof english> = { causeList };
