/**
 * Notes on a filing about its latest case. Placeholders: `caseNo`, `day` and `court`; in Bengali also
 * `before` ("before the court") and `ofCourt` ("of the court").
 */
export const filingNotes = {
  pending: {
    english: ['{caseNo} pending before {court}.', '{caseNo} before {court}. No recovery for the present.'],
    bengali: ['{before} {caseNo} বিচারাধীন।'],
  },
  decided: {
    english: ['Order of {court} received ({caseNo}). Further steps under examination.'],
    bengali: ['{ofCourt} আদেশ প্রাপ্ত ({caseNo})। পরবর্তী কার্যক্রম প্রক্রিয়াধীন।'],
  },
  remanded: {
    english: ['Sent back by {court} for fresh adjudication ({caseNo}). Order received on {day}.'],
    bengali: ['{court} কর্তৃক পুনর্বিচারের জন্য প্রেরিত ({caseNo})। আদেশ {day} তারিখে প্রাপ্ত।'],
  },
  paid: {
    english: [
      '{caseNo} ended in favour of the government; whole amount realised by challan of {day}. File closed.',
    ],
    bengali: ['{caseNo} সরকারের পক্ষে নিষ্পত্তি। {day} তারিখের চালানে সমুদয় রাজস্ব আদায়। নথি নিষ্পন্ন।'],
  },
  encashed: {
    english: [
      '{caseNo} ended in favour of the government. Bank guarantee encashed and deposited. File closed.',
    ],
    bengali: ['{caseNo} সরকারের পক্ষে নিষ্পত্তি। ব্যাংক গ্যারান্টি নগদায়ন করে নথি নিষ্পন্ন করা হলো।'],
  },
  vacated: {
    english: ['{caseNo}: decided against the government; nothing recoverable. Closed.'],
    bengali: ['{caseNo} এ সরকারের বিপক্ষে রায়; আদায়যোগ্য রাজস্ব নেই। নথি নিষ্পন্ন।'],
  },
};

/** Names of the courts in these notes; the Tribunal has notes of its own (tribunalJudgements.ts). */
export const courtNames = {
  commissioner: {
    english: 'the Commissioner (Appeal)',
    bengali: 'কমিশনার (আপিল)',
    before: 'কমিশনার (আপিল) এর নিকট',
    ofCourt: 'কমিশনার (আপিল) এর',
  },
  highCourt: {
    english: 'the High Court Division',
    bengali: 'হাইকোর্ট বিভাগ',
    before: 'হাইকোর্ট বিভাগে',
    ofCourt: 'হাইকোর্ট বিভাগের',
  },
  appellateDivision: {
    english: 'the Appellate Division',
    bengali: 'আপিল বিভাগ',
    before: 'আপিল বিভাগে',
    ofCourt: 'আপিল বিভাগের',
  },
  civil: {
    english: 'the civil court',
    bengali: 'দেওয়ানি আদালত',
    before: 'দেওয়ানি আদালতে',
    ofCourt: 'দেওয়ানি আদালতের',
  },
};
