import type { CourtWords } from '../courtWords';
import { findings } from '../tribunalJudgements';

const interimOrders: CourtWords['interimOrders'] = {
  admitted: {
    english: [
      'Order dated {day}: Let the appeal be admitted and the records of the Tribunal be called for. Issue notice upon the respondents.',
      'Dt. {day}: Admitted on the question of law whether the Tribunal misread the evidence on record. Office to send for the lower court record.',
    ],
    bengali: [
      'আদেশ, তারিখ {day}: আপিল গ্রহণ করা হলো। ট্রাইব্যুনালের নথি তলব এবং প্রতিপক্ষকে নোটিশ জারির আদেশ দেওয়া হলো।',
    ],
  },
  stayed: {
    english: [
      'Order dated {day}: Operation of the order of the Tribunal dated {adjudicated} is stayed for 6 (six) months, on condition of a bank guarantee of Tk {half}.',
      'Order dated {day}: Parties are directed to maintain status quo in respect of the impugned order for a period of 3 (three) months.',
    ],
    bengali: [
      'আদেশ, তারিখ {day}: ট্রাইব্যুনালের {adjudicated} তারিখের আদেশের কার্যকারিতা ৬ (ছয়) মাসের জন্য স্থগিত করা হলো।',
    ],
  },
  adjourned: {
    english: [
      'Order dated {day}: Stay extended till disposal of the appeal. Paper book to be prepared out of court within 3 months.',
      'Order dated {day}: In the daily cause list at serial {number}; not reached. To come up on {next}.',
    ],
    bengali: ['আদেশ, তারিখ {day}: স্থগিতাদেশের মেয়াদ বৃদ্ধি করা হলো। কার্যতালিকায় পরবর্তী তারিখ {next}।'],
  },
  heard: {
    english: [
      'Dt. {day}: Heard the learned advocate for the appellant and the learned Deputy Attorney General. C.A.V.',
    ],
    bengali: ['তারিখ {day}: বিজ্ঞ আইনজীবী ও ডেপুটি অ্যাটর্নি জেনারেলের বক্তব্য শ্রবণ করা হলো। রায়ের জন্য অপেক্ষমাণ।'],
  },
};

const comments: CourtWords['comments'] = {
  pending: {
    english: [
      'Attorney General’s office requested on {day} to take steps for early hearing.',
      'Paper book not yet ready. Panel lawyer’s report awaited.',
      'Certified copies and powers sent to the Solicitor’s wing.',
    ],
    bengali: ['দ্রুত শুনানির উদ্যোগ নিতে অ্যাটর্নি জেনারেলের কার্যালয়ে পত্র দেওয়া হয়েছে।'],
  },
  WithGovernment: {
    english: ['In favour of the government. Certified copy applied for on {day}. Demand to be renewed.'],
    bengali: ['সরকারের পক্ষে রায়। রায়ের সার্টিফায়েড কপির জন্য আবেদন করা হয়েছে।'],
  },
  AgainstGovernment: {
    english: ['Against the government. Opinion of the learned DAG on a leave petition sought on {day}.'],
    bengali: ['সরকারের বিপক্ষে রায়। লিভ টু আপিল দায়েরের বিষয়ে মতামত চাওয়া হয়েছে।'],
  },
  ONREMAND: {
    english: ['Sent back. To be heard afresh; copy of the judgment placed in the file on {day}.'],
    bengali: ['পুনঃশুনানির জন্য ফেরত। রায়ের অনুলিপি নথিতে সংরক্ষিত।'],
  },
};

const ONREMAND: CourtWords['endings']['ONREMAND'] = {
  english: [
    'The order of the Tribunal dated {adjudicated} is set aside. The matter is sent back to the adjudicating authority for disposal afresh in accordance with law.',
  ],
  bengali: [
    'ট্রাইব্যুনালের {adjudicated} তারিখের আদেশ বাতিল করে আইনানুগ নিষ্পত্তির জন্য বিষয়টি পুনর্বিচারে পাঠানো হলো।',
  ],
};

/** Appeals to the High Court Division, by appellant: the party or the custom house. */
export const customsAppealWords: Record<'party' | 'house', CourtWords> = {
  party: {
    findings,
    interimOrders,
    comments,
    endings: {
      ONREMAND,
      WithGovernment: {
        english: [
          'The appeal is dismissed without any order as to costs. The order of the Tribunal dated {adjudicated} is affirmed. Order of stay vacated.',
          'No question of law arises from the order of the Tribunal dated {adjudicated}. Dismissed; the demand of Tk {taka} stands.',
        ],
        bengali: ['আপিল খারিজ। ট্রাইব্যুনালের {adjudicated} তারিখের আদেশ বহাল। স্থগিতাদেশ প্রত্যাহার করা হলো।'],
      },
      AgainstGovernment: {
        english: [
          'The appeal is allowed. The order of the Tribunal dated {adjudicated} is set aside and the respondent is directed to release the bank guarantee.',
        ],
        bengali: ['আপিল মঞ্জুর। ট্রাইব্যুনালের {adjudicated} তারিখের আদেশ বাতিল করা হলো।'],
      },
    },
  },
  house: {
    interimOrders,
    comments,
    endings: {
      ONREMAND,
      WithGovernment: {
        english: [
          'The appeal of the Commissioner of Customs is allowed. The order of the Tribunal dated {adjudicated} is set aside and the order-in-original restored; Tk {taka} to be paid within 60 days.',
        ],
        bengali: [
          'কাস্টমস কমিশনারের আপিল মঞ্জুর। ট্রাইব্যুনালের {adjudicated} তারিখের আদেশ বাতিল এবং মূল আদেশ পুনর্বহাল করা হলো।',
        ],
      },
      AgainstGovernment: {
        english: [
          'The Tribunal is the last court of facts and has given reasons. The appeal of the Commissioner of Customs is dismissed.',
        ],
        bengali: ['ট্রাইব্যুনালের {adjudicated} তারিখের আদেশ বহাল রেখে কাস্টমস কমিশনারের আপিল খারিজ করা হলো।'],
      },
    },
  },
};
