import type { CourtWords } from '../courtWords';

/** Writ petitions under article 102 of the Constitution. */
export const writWords: CourtWords = {
  interimOrders: {
    admitted: {
      english: [
        'Order dated {day}: Let a Rule Nisi be issued calling upon the respondents to show cause as to why the impugned demand dated {adjudicated} should not be declared to have been issued without lawful authority and of no legal effect. The Rule is returnable within 4 (four) weeks.',
        'Dt. {day}: Rule issued upon respondents no. 1–5. Requisites to be put in within 3 days.',
      ],
      bengali: [
        'আদেশ, তারিখ {day}: {adjudicated} তারিখের দাবিনামা কেন আইনগত কর্তৃত্ববহির্ভূত ঘোষণা করা হবে না মর্মে রুল জারি করা হলো। ৪ (চার) সপ্তাহের মধ্যে জবাব দিতে হবে।',
      ],
    },
    stayed: {
      english: [
        'Order dated {day}: Pending hearing of the Rule, operation of the demand is stayed for 6 (six) months subject to payment of 10% of the demanded amount.',
        'Order dated {day}: Respondent no. 3 is directed to release the goods on payment of admitted duty and on a continuing bank guarantee of Tk {half} for the rest, within 7 days from receipt of this order.',
        'Order dated {day}: The respondents shall not encash the bank guarantee nor lock the BIN of the petitioner for 3 (three) months from date.',
      ],
      bengali: [
        'আদেশ, তারিখ {day}: রুল নিষ্পত্তি না হওয়া পর্যন্ত {half} টাকার ব্যাংক গ্যারান্টি দাখিল সাপেক্ষে দাবিনামার কার্যকারিতা ৬ (ছয়) মাসের জন্য স্থগিত করা হলো।',
      ],
    },
    adjourned: {
      english: [
        'Order dated {day}: The order of stay granted earlier is extended for a further period of 1 (one) year.',
        'Order dated {day}: Affidavit-in-opposition on behalf of respondent no. 2 not filed. Time allowed till {next}.',
      ],
      bengali: ['আদেশ, তারিখ {day}: স্থগিতাদেশের মেয়াদ আরও ১ (এক) বছর বৃদ্ধি করা হলো।'],
    },
    heard: {
      english: [
        'Dt. {day}: Rule heard in part; supplementary affidavit of the petitioner taken on record. Hearing concluded, judgment on a later date.',
      ],
      bengali: ['তারিখ {day}: রুলের শুনানি সমাপ্ত। রায়ের জন্য অপেক্ষমাণ।'],
    },
  },
  endings: {
    WithGovernment: {
      english: [
        'The Rule is discharged without any order as to costs. The order of stay is recalled and vacated. The petitioner has an efficacious alternative remedy by way of appeal.',
        'Rule discharged. The demand dated {adjudicated} for Tk {taka} was issued by a competent officer after notice.',
      ],
      bengali: ['রুল খারিজ। স্থগিতাদেশ প্রত্যাহার করা হলো। {adjudicated} তারিখের দাবিনামা আইনানুগ।'],
    },
    AgainstGovernment: {
      english: [
        'The Rule is made absolute. The impugned demand dated {adjudicated} is declared to have been issued without lawful authority and to be of no legal effect.',
        'Rule made absolute; respondents are directed to return the bank guarantee of the petitioner within 30 days from receipt of this judgment.',
      ],
      bengali: [
        'রুল চূড়ান্ত (অ্যাবসলিউট) করা হলো। {adjudicated} তারিখের দাবিনামা আইনগত কর্তৃত্ববহির্ভূত ঘোষণা করা হলো।',
      ],
    },
    ONREMAND: {
      english: [
        'The Rule is disposed of with a direction upon the Commissioner of Customs to hear the petitioner and dispose of the matter afresh by a speaking order within 60 days.',
      ],
      bengali: [
        'আবেদনকারীকে শুনানির সুযোগ দিয়ে ৬০ দিনের মধ্যে পুনরায় সিদ্ধান্ত প্রদানের নির্দেশনাসহ রুল নিষ্পত্তি করা হলো।',
      ],
    },
  },
  comments: {
    pending: {
      english: [
        'Statement of facts sent to the Solicitor and to the learned DAG. Affidavit-in-opposition to be sworn.',
        'Steps for vacating the stay requested on {day}.',
        'Bank guarantee to be kept valid; bank written to.',
      ],
      bengali: [
        'দফাওয়ারি জবাব সলিসিটর উইংয়ে প্রেরিত। স্থগিতাদেশ প্রত্যাহারের আবেদন প্রক্রিয়াধীন।',
        'রুল শুনানির জন্য কার্যতালিকাভুক্ত করতে অনুরোধ করা হয়েছে।',
      ],
    },
    WithGovernment: {
      english: ['Rule discharged; certified copy received on {day}. Recovery proceedings resumed.'],
      bengali: ['সরকারের পক্ষে রায়। আদায় কার্যক্রম পুনরায় শুরু করা হয়েছে।'],
    },
    AgainstGovernment: {
      english: [
        'Rule absolute. Draft grounds for a civil petition sent to the Attorney General’s office on {day}.',
      ],
      bengali: ['সরকারের বিপক্ষে রায়। সিপিএলএ দায়েরের জন্য প্রস্তাব প্রেরণ করা হয়েছে।'],
    },
    ONREMAND: {
      english: [
        'Direction of the Hon’ble Court noted; hearing to be fixed within the time given. Put up on {day}.',
      ],
      bengali: ['আদালতের নির্দেশনা অনুযায়ী শুনানির তারিখ ধার্য করতে হবে।'],
    },
  },
  fullText: {
    english: [
      'JUDGMENT. In this Rule, issued under article 102 of the Constitution of the People’s Republic of Bangladesh, the respondents were called upon to show cause as to why the notice dated {adjudicated}, by which a sum of Tk {taka} was demanded from the petitioner, should not be declared to have been issued without lawful authority.',
      'The case of the petitioner, in short, is that it is a private limited company engaged in the import of {goods}; that it opened an irrevocable letter of credit, upon which the goods were shipped and arrived at Chattogram Port; that it submitted a bill of entry with all supporting documents through its clearing agent; that the goods were examined, assessed and upon payment of the assessed duty and taxes released; and that thereafter the respondent, without any new material before him, reopened the assessment and issued the impugned notice, to which the petitioner replied in writing.',
      'The learned advocate appearing for the petitioner submits that an assessment which has become final cannot be reopened on a change of opinion; that the respondents acted upon an internal letter which was never shown to the petitioner; that the petitioner was not heard in person although it had prayed for it; that fundamental rights under articles 27, 31 and 40 are affected; and that where an action is taken without jurisdiction the existence of an alternative remedy is no bar.',
      'Per contra, the learned Deputy Attorney General, having placed the affidavit-in-opposition of respondent no. 3, submits that the notice is a step in a statutory proceeding and decides nothing; that disputed questions of fact, such as the description, quality and value of goods, cannot be gone into in writ jurisdiction; that an appeal lies to the Commissioner (Appeal) or to the Customs, Excise and VAT Appellate Tribunal, as the case may be; and that the petitioner has come with unclean hands, having suppressed an earlier proceeding of the same nature at another station.',
      'We have perused the writ petition, the supplementary affidavits, the affidavit-in-opposition and the annexures, and have considered the submissions of both sides together with the decisions cited at the Bar. The points raised have been the subject of a good number of decisions of this Court and of the Appellate Division, which need not be repeated here.',
      'In the result: {ending} Communicate the judgment and order to the respondents at once.',
    ],
    bengali: [
      'রায়। গণপ্রজাতন্ত্রী বাংলাদেশের সংবিধানের ১০২ অনুচ্ছেদের অধীনে জারিকৃত এই রুলে {adjudicated} তারিখের নোটিশের মাধ্যমে দাবিকৃত {taka} টাকা কেন আইনগত কর্তৃত্ববহির্ভূত ঘোষণা করা হবে না তার কারণ দর্শাতে বলা হয়েছিল।',
      'আবেদনকারীর বক্তব্য এই যে, আবেদনকারী {goods} আমদানি করে যথাযথভাবে বিল অব এন্ট্রি দাখিল করেন এবং নির্ধারিত শুল্ক-কর পরিশোধ করে পণ্য খালাস গ্রহণ করেন। পরবর্তীতে কোনো নতুন তথ্য ছাড়াই আলোচ্য নোটিশ জারি করা হয় এবং আবেদনকারীকে ব্যক্তিগত শুনানির সুযোগ দেওয়া হয়নি।',
      'প্রতিপক্ষের পক্ষে বিজ্ঞ ডেপুটি অ্যাটর্নি জেনারেল নিবেদন করেন যে, নোটিশটি আইনের নির্ধারিত কার্যধারার একটি ধাপ মাত্র; তথ্যগত বিরোধ রিট অধিক্ষেত্রে নিষ্পত্তিযোগ্য নয়; এবং আবেদনকারীর বিকল্প প্রতিকারের সুযোগ রয়েছে।',
      'উভয় পক্ষের বক্তব্য শ্রবণ ও নথি পর্যালোচনা করা হলো। ফলাফল: {ending}',
    ],
  },
};
