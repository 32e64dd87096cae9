/** Remarks on a file, by its status. Placeholders: `day`, `number`, `year`, `section`, `bank`. */
export const remarks = {
  OPEN: {
    english: [
      'Reply to the show-cause notice not received. Reminder issued on {day}.',
      'Personal hearing fixed on {day}; the party prayed for time.',
      'Report called for from {section}. To be put up after receipt.',
      'Party submitted a written reply. Under examination.',
      'Letter no. {number} issued for locking the BIN until payment.',
      'Original documents with the assessment group; photocopies in file.',
    ],
    bengali: [
      'কারণ দর্শানো নোটিশের জবাব পাওয়া যায়নি। {day} তারিখে তাগিদপত্র দেওয়া হয়েছে।',
      '{day} তারিখে শুনানি ধার্য ছিল। প্রতিষ্ঠান সময় প্রার্থনা করেছে।',
      'লিখিত জবাব দাখিল করা হয়েছে। পর্যালোচনাধীন।',
      'বিআইএন লক করার জন্য পত্র দেওয়া হয়েছে (স্মারক নং {number})।',
    ],
  },
  PAID: {
    english: [
      'Whole amount paid by treasury challan on {day}. File closed.',
      'Paid through e-Payment, R. No. {number}. Closed with the approval of the Commissioner.',
      'Payable amount realised. Closed.',
    ],
    bengali: [
      'দাবিকৃত সমুদয় রাজস্ব {day} তারিখে ট্রেজারি চালানের মাধ্যমে পরিশোধিত। নথি নিষ্পন্ন।',
      'ই-পেমেন্টের মাধ্যমে পরিশোধিত। কমিশনার মহোদয়ের অনুমোদনক্রমে নিষ্পত্তি করা হলো।',
    ],
  },
  ENCASHED: {
    english: ['Bank guarantee of {bank} encashed and deposited. File sent to the record room.'],
    bengali: ['{bank} এর ব্যাংক গ্যারান্টি নগদায়নপূর্বক রাজস্ব জমা করা হয়েছে।'],
  },
  VACATED: {
    english: [
      'Demand vacated on review; nothing recoverable. Closed.',
      'Judgment against the government; no further appeal advised. Closed.',
    ],
    bengali: ['পর্যালোচনান্তে দাবিনামা প্রত্যাহার করা হয়েছে। আদায়যোগ্য রাজস্ব নেই।'],
  },
  ONREMAND: {
    english: [
      'Set aside and remanded by the Appellate Tribunal for fresh adjudication. Order received on {day}.',
      'Remanded. Fresh hearing to be given within 90 days of receipt of the order.',
    ],
    bengali: [
      'আপিলাত ট্রাইব্যুনাল কর্তৃক পুনর্বিচারের জন্য প্রেরিত। নতুন করে শুনানি গ্রহণ করতে হবে।',
      'রিমান্ড আদেশ {day} তারিখে প্রাপ্ত। নথি ন্যায়নির্ণয়কারী কর্মকর্তার নিকট উপস্থাপিত।',
    ],
  },
  SUBJUDICE: {
    english: [
      'Writ petition no. {number}/{year} filed before the High Court Division; rule issued and stay granted.',
      'Appeal pending before the Customs, Excise & VAT Appellate Tribunal, Dhaka.',
      'Appeal preferred to the Commissioner (Appeal); parawise reply sent on {day}.',
      'Customs appeal no. {number}/{year} in the list for hearing. Attorney General’s office informed.',
    ],
    bengali: [
      'হাইকোর্ট বিভাগে রিট মামলা নং {number}/{year} বিচারাধীন। স্থগিতাদেশ বিদ্যমান।',
      'কাস্টমস, এক্সাইজ ও ভ্যাট আপিলাত ট্রাইব্যুনাল, ঢাকায় আপিল বিচারাধীন।',
      '{day} তারিখে দফাওয়ারি জবাব প্রেরণ করা হয়েছে। শুনানির অপেক্ষায়।',
    ],
  },
  GUARANTEED: {
    english: [
      'Released against bank guarantee of {bank} by interim order of the High Court Division. Guarantee to be renewed.',
    ],
    bengali: ['আদালতের অন্তর্বর্তীকালীন আদেশে {bank} এর ব্যাংক গ্যারান্টির বিপরীতে খালাস।'],
  },
};

export type RemarkKind = keyof typeof remarks;
