import type { CourtWords } from '../courtWords';

export const civilCourts = [
  'Joint District Judge, 1st Court, Chattogram',
  'Joint District Judge, 1st Court, Chattogram',
  'Joint District Judge, 2nd Court, Chattogram',
  'Joint District Judge, 3rd Court, Chattogram',
  'Senior Assistant Judge (Sadar), Chattogram',
  'District Judge Court, Chattogram',
  'Joint District Judge, 1st Court, Dhaka',
  'যুগ্ম জেলা জজ ১ম আদালত, চট্টগ্রাম',
  'সিনিয়র সহকারী জজ আদালত (সদর), চট্টগ্রাম',
];

/** Suits for a declaration, for money or for an injunction. */
export const civilWords: CourtWords = {
  interimOrders: {
    admitted: {
      english: [
        'Dt. {day}: Summons upon the defendants (Commissioner of Customs and others) to appear and file written statement by {next}.',
        'Dt. {day}: Show cause within 10 days as to why a temporary injunction against encashment of the bank guarantee shall not be granted.',
      ],
      bengali: ['তারিখ {day}: বিবাদী কাস্টমস কর্তৃপক্ষের প্রতি সমন জারি। লিখিত জবাব দাখিলের তারিখ {next}।'],
    },
    stayed: {
      english: [
        'Dt. {day}: Ad-interim order of status quo in respect of the goods in schedule A till {next}. No auction to be held.',
        'Dt. {day}: Application for temporary injunction rejected on contest; the plaintiff has a remedy under the Customs Act.',
      ],
      bengali: [
        'তারিখ {day}: তফসিলভুক্ত পণ্য নিলামে বিক্রয়ের বিষয়ে {next} পর্যন্ত স্থিতাবস্থা বজায় রাখার আদেশ দেওয়া হলো।',
      ],
    },
    adjourned: {
      english: [
        'Dt. {day}: Hazira of both sides filed. Time petition of the plaintiff allowed with costs. Next date {next}.',
      ],
      bengali: ['তারিখ {day}: সময়ের আবেদন মঞ্জুর। পরবর্তী তারিখ {next}।'],
    },
    heard: {
      english: ['Dt. {day}: Argument heard. Fixed for judgment.'],
      bengali: ['তারিখ {day}: যুক্তিতর্ক সমাপ্ত। রায়ের জন্য ধার্য।'],
    },
  },
  endings: {
    WithGovernment: {
      english: [
        'The suit is dismissed on contest. Cognizance of the civil court in respect of the demand of Tk {taka} is barred by the customs law.',
        'Plaint rejected under Order VII rule 11 of the Code of Civil Procedure. Injunction vacated.',
      ],
      bengali: ['মোকদ্দমাটি দোতরফা সূত্রে খারিজ। নিষেধাজ্ঞার আদেশ প্রত্যাহার করা হলো।'],
    },
    AgainstGovernment: {
      english: [
        'Suit decreed on contest without costs. It is declared that the demand of Tk {taka} is not binding upon the plaintiff.',
      ],
      bengali: [
        'মোকদ্দমাটি দোতরফা সূত্রে ডিক্রি হলো। {taka} টাকার দাবিনামা বাদীর উপর বাধ্যকর নয় মর্মে ঘোষণা করা হলো।',
      ],
    },
    ONREMAND: {
      english: [
        'Judgment of the trial court set aside; the suit is sent back on remand for fresh trial after local inspection.',
      ],
      bengali: ['নিম্ন আদালতের রায় বাতিল করে পুনর্বিচারের জন্য মোকদ্দমাটি ফেরত পাঠানো হলো।'],
    },
  },
  comments: {
    pending: {
      english: [
        'Wokalatnama given to the learned Government Pleader. Written statement under preparation.',
        'GP informed by phone of the next date.',
      ],
      bengali: ['বিজ্ঞ সরকারি কৌঁসুলির নিকট তথ্য বিবরণী প্রেরিত।'],
    },
    WithGovernment: { english: ['Copy of the decree received on {day}.'], bengali: ['সরকারের পক্ষে রায়।'] },
    AgainstGovernment: {
      english: [
        'Against the government. GP’s opinion on first appeal to the District Judge sought on {day}.',
      ],
      bengali: ['আপিল দায়েরের জন্য জিপির মতামত চাওয়া হয়েছে।'],
    },
    ONREMAND: { english: ['Evidence to be led again.'], bengali: ['পুনরায় সাক্ষ্য গ্রহণ হবে।'] },
  },
};
