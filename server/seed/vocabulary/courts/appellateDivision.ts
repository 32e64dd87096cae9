import type { Sentences } from '../../wording';
import type { InterimOrderKind } from '../courtWords';

/** The outcome of a petition to the Appellate Division. */
export type PetitionOutcome = 'dismissed' | 'leaveGranted' | 'stayGranted';

/** Placeholders: `day`, `next`, `adjudicated` (the day of the judgment of the High Court Division), `highCourtCase`. */
export const petitionOrders: Record<InterimOrderKind, Sentences> = {
  admitted: {
    english: [
      'Order dated {day} (Judge in Chamber): Delay condoned. Let the matter be sent to the regular bench.',
      'Order dated {day}: Leave to add additional grounds allowed. Caveator’s appearance noted.',
    ],
    bengali: ['আদেশ, তারিখ {day} (চেম্বার জজ): বিলম্ব মার্জনা করা হলো। বিষয়টি নিয়মিত বেঞ্চে উপস্থাপিত হোক।'],
  },
  stayed: {
    english: [
      'Order dated {day} (Judge in Chamber): Operation of the judgment of the High Court Division dated {adjudicated} is stayed till {next}. To come up before the full Court.',
      'Order dated {day}: No order as to stay. Let the petition come up in its turn.',
    ],
    bengali: [
      'আদেশ, তারিখ {day} (চেম্বার জজ): হাইকোর্ট বিভাগের {adjudicated} তারিখের রায়ের কার্যকারিতা {next} পর্যন্ত স্থগিত।',
    ],
  },
  adjourned: {
    english: [
      'Order dated {day}: The petition is adjourned till {next} on the prayer of the learned advocate-on-record.',
    ],
    bengali: ['আদেশ, তারিখ {day}: সময় মঞ্জুর। পরবর্তী তারিখ {next}।'],
  },
  heard: {
    english: [
      'Dt. {day}: Heard the learned Additional Attorney General and the learned senior counsel. Order on a later date.',
    ],
    bengali: ['তারিখ {day}: উভয় পক্ষের শুনানি সমাপ্ত। আদেশের জন্য রাখা হলো।'],
  },
};

export const petitionEndings: Record<PetitionOutcome, Sentences> = {
  dismissed: {
    english: [
      'The petition is dismissed. We find no illegality in the judgment of the High Court Division dated {adjudicated} that calls for interference.',
      'Leave refused; the petition is dismissed on merit and on delay.',
    ],
    bengali: ['হাইকোর্ট বিভাগের {adjudicated} তারিখের রায়ে হস্তক্ষেপের কারণ না থাকায় আবেদন খারিজ করা হলো।'],
  },
  leaveGranted: {
    english: [
      'Leave is granted to consider the grounds on the construction of the Customs Act. Security of Tk 1,000 to be deposited and the paper book filed within one month. Stay granted by the Judge in Chamber to continue till disposal of the appeal.',
    ],
    bengali: ['লিভ মঞ্জুর। আপিল নিষ্পত্তি না হওয়া পর্যন্ত স্থগিতাদেশ বহাল থাকবে।'],
  },
  stayGranted: {
    english: [
      'The application is disposed of: operation of the judgment dated {adjudicated} is stayed for 8 (eight) weeks; the petitioner shall file a regular civil petition for leave to appeal within that time.',
    ],
    bengali: [
      'হাইকোর্ট বিভাগের {adjudicated} তারিখের রায়ের কার্যকারিতা ৮ (আট) সপ্তাহের জন্য স্থগিত। এই সময়ের মধ্যে নিয়মিত লিভ পিটিশন দাখিল করতে হবে।',
    ],
  },
};

export const petitionComments: Record<PetitionOutcome | 'pending', Sentences> = {
  pending: {
    english: [
      'Advocate-on-record engaged. Certified copy of the judgment in {highCourtCase} handed over on {day}.',
      'Requested the Attorney General’s office to get the petition into the list.',
    ],
    bengali: ['সার্টিফায়েড কপি অ্যাডভোকেট-অন-রেকর্ডের নিকট হস্তান্তর করা হয়েছে।'],
  },
  dismissed: {
    english: ['Finally settled. Judgment in {highCourtCase} to be executed. Review not advised.'],
    bengali: ['চূড়ান্ত নিষ্পত্তি। রায় বাস্তবায়নের জন্য শাখায় প্রেরিত।'],
  },
  leaveGranted: {
    english: ['Civil Appeal to be numbered; security deposited on {day}.'],
    bengali: ['সিভিল আপিল নম্বর পড়ার অপেক্ষায়। জামানত জমা দেওয়া হয়েছে।'],
  },
  stayGranted: {
    english: ['Stay for eight weeks only. Regular C.P. to be filed without delay.'],
    bengali: ['নিয়মিত সিপি দ্রুত দায়ের করতে হবে।'],
  },
};

/** Notes on the execution of the order. */
export const executions: Record<PetitionOutcome, Sentences> = {
  dismissed: {
    english: ['Executed; letter to the section dated {day}', 'Under execution'],
    bengali: ['বাস্তবায়িত', 'বাস্তবায়নাধীন'],
  },
  leaveGranted: { english: ['Not due before disposal of the appeal'], bengali: ['আপিল নিষ্পত্তির অপেক্ষায়'] },
  stayGranted: {
    english: ['Stay order sent to all sections on {day}'],
    bengali: ['স্থগিতাদেশ সকল শাখায় প্রেরিত'],
  },
};

/** The petitioner and the judgment appealed against. Placeholders: `highCourtCase`, `adjudicated`. */
export const againstWhat: Record<'party' | 'house', Sentences> = {
  house: {
    english: ['By the Commissioner of Customs, against the judgment dated {adjudicated} in {highCourtCase}'],
    bengali: ['{highCourtCase} এ {adjudicated} তারিখের রায়ের বিরুদ্ধে সরকার পক্ষে আপিল'],
  },
  party: {
    english: ['By the importer, against the judgment dated {adjudicated} in {highCourtCase}'],
    bengali: ['{highCourtCase} এ {adjudicated} তারিখের রায়ের বিরুদ্ধে আমদানিকারকের আপিল'],
  },
};
