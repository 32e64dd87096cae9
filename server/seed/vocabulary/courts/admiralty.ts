/** Orders of the admiralty court about a ship in port. Placeholders: `day`, `next`, `ship`, `plaintiff`, `count`. */
export const admiraltyOrders = {
  admitted: {
    english: [
      'Order dated {day}: Plaint registered. Let the vessel {ship} be arrested with her hull, engine, tackle and apparel. The Marshal, the Harbour Master and the Collector of Customs, Chattogram shall not allow port clearance until further order.',
      'Dt. {day}: Issue warrant of arrest of {ship}. Communicate by special messenger at the cost of the plaintiff.',
    ],
    bengali: [
      'আদেশ, তারিখ {day}: {ship} জাহাজটি আটক করা হোক। পরবর্তী আদেশ না দেওয়া পর্যন্ত বন্দর ছাড়পত্র প্রদান না করার জন্য কাস্টমস কর্তৃপক্ষকে নির্দেশ দেওয়া হলো।',
    ],
  },
  stayed: {
    english: [
      'Order dated {day}: The owner of {ship} may furnish a bank guarantee of US$ {count},000 as security; on compliance the order of arrest stands vacated.',
      'Order dated {day}: Prayer for survey of the cargo allowed. An Advocate Commissioner is appointed; customs officers to render assistance. Report by {next}.',
    ],
    bengali: [
      'আদেশ, তারিখ {day}: জাহাজের মালিক {count},০০০ মার্কিন ডলারের ব্যাংক গ্যারান্টি দাখিল করলে আটকাদেশ প্রত্যাহার হবে।',
    ],
  },
  adjourned: {
    english: ['Order dated {day}: Written statement of defendants no. 1 and 2 not filed. Time till {next}.'],
    bengali: ['আদেশ, তারিখ {day}: লিখিত জবাব দাখিলের জন্য সময় মঞ্জুর। পরবর্তী তারিখ {next}।'],
  },
  heard: {
    english: [
      'Order dated {day}: Both sides heard on the application under Order VII rule 11. Order reserved.',
    ],
    bengali: ['আদেশ, তারিখ {day}: উভয় পক্ষের শুনানি সমাপ্ত।'],
  },
};

/** Fictitious plaintiffs: bunker sellers, carriers, insurers and buyers. */
export const plaintiffs = [
  'Blue Heron Bunkering DMCC',
  'Coral Reach Shipping Lines Ltd.',
  'Golden Harbour Commodities Pte. Ltd.',
  'Karnaphuli Ship Chandlers',
  'Lalkhan Salvage & Towage Ltd.',
  'Monsoon Grain Traders',
  'Northern Cross Insurance Co. Ltd.',
  'Officers and crew of the vessel, through the Master',
  'Sandwip Stevedoring Ltd.',
  'Southern Star Edible Oil Ltd.',
  'ঝর্ণা ট্রেডার্স',
  'উপকূল শিপিং লাইনস লিঃ',
];
