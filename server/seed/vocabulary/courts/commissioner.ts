import type { CourtWords } from '../courtWords';
import { findings } from '../tribunalJudgements';

/** Orders of the Commissioner (Appeal), who is an officer and not a court. */
export const commissionerWords: CourtWords = {
  findings,
  interimOrders: {
    admitted: {
      english: [
        'Dt. {day}: Memorandum of appeal received with challan no. {number} for the statutory deposit. Registered. Call for the original file and the parawise comments of the respondent.',
        'Dt. {day}: Appeal filed within time. Let notice go to the Deputy Commissioner concerned for parawise comments within 15 days.',
      ],
      bengali: [
        'তারিখ {day}: চালান নং {number} মূলে বিধিবদ্ধ জমাসহ আপিল আবেদন প্রাপ্ত। নথিভুক্ত করা হোক। মূল নথি ও দফাওয়ারি মন্তব্য তলব করা হোক।',
      ],
    },
    stayed: {
      english: [
        'Dt. {day}: Prayer for provisional release considered. The Custom House may release the goods on a bank guarantee for the differential duty of Tk {taka} if there is no other objection.',
        'Dt. {day}: No recovery action until disposal of the appeal; the deposit already made is sufficient.',
      ],
      bengali: [
        'তারিখ {day}: আপিল নিষ্পত্তি না হওয়া পর্যন্ত দাবিকৃত {taka} টাকা আদায় কার্যক্রম স্থগিত রাখার জন্য অনুরোধ করা হলো।',
      ],
    },
    adjourned: {
      english: [
        'Dt. {day}: Representative of the appellant sought time to produce the sales contract. Allowed. Next hearing {next}.',
        'Dt. {day}: Parawise comments not received from the Custom House. Reminder. Hearing on {next}.',
      ],
      bengali: ['তারিখ {day}: আপিলকারী অনুপস্থিত। পুনরায় শুনানির নোটিশ দেওয়া হোক। পরবর্তী তারিখ {next}।'],
    },
    heard: {
      english: ['Dt. {day}: Both sides heard, comments and documents taken on record. Order to follow.'],
      bengali: ['তারিখ {day}: উভয় পক্ষের শুনানি গৃহীত। আদেশের জন্য রাখা হলো।'],
    },
  },
  endings: {
    WithGovernment: {
      english: [
        'Appeal rejected. The order of adjudication dated {adjudicated} is affirmed. The appellant may appeal to the Appellate Tribunal within the time allowed by law.',
        'I find nothing to interfere with in the order dated {adjudicated}. The demand of Tk {taka} is maintained.',
      ],
      bengali: ['{adjudicated} তারিখের ন্যায়নির্ণয়ন আদেশ বহাল রেখে আপিল নামঞ্জুর করা হলো।'],
    },
    AgainstGovernment: {
      english: [
        'Appeal allowed. The order dated {adjudicated} is set aside and the demand of Tk {taka} is vacated.',
        'The order dated {adjudicated} is not sustainable on the facts. Set aside; deposit to be refunded on application.',
      ],
      bengali: ['{adjudicated} তারিখের আদেশ আইনানুগ না হওয়ায় বাতিল করা হলো এবং আপিল মঞ্জুর করা হলো।'],
    },
    ONREMAND: {
      english: [
        'The order dated {adjudicated} does not discuss the reply of the appellant. Set aside; the adjudicating officer shall hear the matter afresh within 60 days.',
      ],
      bengali: [
        '{adjudicated} তারিখের আদেশ বাতিলপূর্বক শুনানি গ্রহণ করে পুনরায় ন্যায়নির্ণয়নের জন্য নথি ফেরত পাঠানো হলো।',
      ],
    },
  },
  comments: {
    pending: {
      english: [
        'Original file sent to the Commissionerate on {day}; acknowledgement awaited.',
        'Group’s opinion on the grounds of appeal sought.',
      ],
      bengali: ['মূল নথি কমিশনারেটে প্রেরিত। দফাওয়ারি মন্তব্য প্রস্তুত করা হচ্ছে।'],
    },
    WithGovernment: {
      english: ['Order received on {day}. Party may go to the Tribunal; limitation noted.'],
      bengali: ['সরকারের পক্ষে আদেশ। অনাদায়ী রাজস্ব পরিশোধের জন্য পত্র দেওয়া হয়েছে।'],
    },
    AgainstGovernment: {
      english: [
        'Accepted by the Commissioner; no appeal to the Tribunal. Refund, if claimed, to be examined.',
      ],
      bengali: ['আদেশ গৃহীত। আপিল না করার সিদ্ধান্ত অনুমোদিত।'],
    },
    ONREMAND: {
      english: ['File put up to the adjudicating officer on {day} for fresh hearing.'],
      bengali: ['পুনঃশুনানির জন্য নথি {day} তারিখে উপস্থাপিত।'],
    },
  },
};
