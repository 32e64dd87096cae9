/**
 * Interim orders of the Appellate Tribunal. Placeholders: `day` (of the order), `next` (the next hearing),
 * `half` (of the disputed revenue, in taka), `number` (a challan).
 */
export const interimOrders = {
  admitted: {
    english: [
      'Order dated {day}: The appeal is admitted. Proof of the statutory deposit (Challan No. {number}) is on record. Issue notice to the respondent, Commissioner of Customs, Custom House, Chattogram.',
      'Order dated {day}: Heard the learned advocate for the appellant. Appeal found in time and in form; admitted. Respondent to submit parawise reply with the relevant records within 30 days.',
      'Dt. {day}: Delay condoned on the application of the appellant. Appeal registered. Send copy of the memorandum to the respondent.',
    ],
    bengali: [
      'আদেশ, তারিখ {day}: আপিল গ্রহণ করা হলো। প্রতিপক্ষকে নোটিশ জারি করা হোক এবং ৩০ দিনের মধ্যে দফাওয়ারি জবাব দাখিল করতে বলা হোক।',
      'আদেশ, তারিখ {day}: বিধিবদ্ধ জমা (চালান নং {number}) পরিশোধিত। আপিল শুনানির জন্য গৃহীত।',
    ],
  },
  stayed: {
    english: [
      'Order dated {day}: Recovery of the demanded amount is stayed until disposal of the appeal, subject to an unconditional bank guarantee of Tk {half} in favour of the Commissioner of Customs.',
      'Order dated {day}: Application for stay heard. No coercive measure (locking of BIN, freezing of bank account) shall be taken against the appellant until the next date.',
      'Order dated {day}: Prayer for stay rejected. The appellant may pay the demanded amount in instalments as the Commissioner allows.',
    ],
    bengali: [
      'আদেশ, তারিখ {day}: {half} টাকার নিঃশর্ত ব্যাংক গ্যারান্টি দাখিল সাপেক্ষে আপিল নিষ্পত্তি না হওয়া পর্যন্ত দাবিকৃত অর্থ আদায় কার্যক্রম স্থগিত করা হলো।',
      'আদেশ, তারিখ {day}: পরবর্তী তারিখ পর্যন্ত আপিলকারীর বিআইএন লক না করার জন্য নির্দেশ দেওয়া হলো।',
    ],
  },
  adjourned: {
    english: [
      'Order dated {day}: The learned advocate for the appellant prays for time. Time allowed. Next date {next}.',
      'Order dated {day}: Representative of the respondent appeared without the original records. Produce them on {next} without fail.',
      'Order dated {day}: Heard in part. Fix {next} for further hearing.',
      'Order dated {day}: None appeared for the appellant. Issue fresh notice for {next}; if he fails again the appeal will be disposed of on merit.',
    ],
    bengali: [
      'আদেশ, তারিখ {day}: আপিলকারীর বিজ্ঞ আইনজীবী সময় প্রার্থনা করেন। সময় মঞ্জুর। পরবর্তী শুনানি {next}।',
      'আদেশ, তারিখ {day}: আংশিক শুনানি গৃহীত। মূল নথিসহ প্রতিপক্ষকে {next} তারিখে হাজির থাকার নির্দেশ দেওয়া হলো।',
    ],
  },
  heard: {
    english: [
      'Order dated {day}: Heard both sides at length. Judgment reserved.',
      'Order dated {day}: Hearing concluded. Both sides may file written arguments within 7 days. To be put up for judgment.',
    ],
    bengali: ['আদেশ, তারিখ {day}: উভয় পক্ষের শুনানি সমাপ্ত। আদেশের জন্য রাখা হলো।'],
  },
};

/** The wing's comments on an appeal. Placeholders: `day`, `number`, `year`. */
export const caseComments = {
  pending: {
    english: [
      'Panel lawyer informed. Original file to be carried to the hearing.',
      'Report of the assessing section on the grounds of appeal not received; reminder given.',
      'Appellant is in default of the deposit. To be pointed out at the hearing.',
      'Examination report in original is with the Jetty branch; to be collected. Copy of the LCA to be obtained from the bank.',
    ],
    bengali: [
      'শুনানিতে মূল নথি উপস্থাপন করতে হবে।',
      'আপিলের কারণসমূহের উপর শুল্কায়ন শাখার মতামত পাওয়া যায়নি। তাগিদপত্র দেওয়া হয়েছে।',
    ],
  },
  WithGovernment: {
    english: [
      'Certified copy received on {day}. Demand letter issued for the outstanding amount.',
      'In favour of the government. Steps for recovery to be taken unless the party obtains a stay from the High Court Division.',
    ],
    bengali: ['সরকারের পক্ষে রায়। অনাদায়ী রাজস্ব আদায়ের জন্য শাখায় পত্র দেওয়া হয়েছে।'],
  },
  AgainstGovernment: {
    english: [
      'Certified copy received on {day}. Opinion of the panel lawyer on a customs appeal sought.',
      'Against the government. Limitation to be watched.',
    ],
    bengali: ['সরকারের বিপক্ষে রায়। উচ্চ আদালতে আপিলের বিষয়ে মতামত চাওয়া হয়েছে।'],
  },
  ONREMAND: {
    english: [
      'File returned to the adjudicating officer on {day} for fresh hearing.',
      'Personal hearing to be given again; time limit of the Tribunal to be kept.',
    ],
    bengali: ['পুনঃশুনানির জন্য নথি ন্যায়নির্ণয়কারী কর্মকর্তার নিকট {day} তারিখে প্রেরিত।'],
  },
};
