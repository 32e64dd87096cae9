/**
 * Orders of a criminal court. Placeholders: `day` (of the order), `next` (a month or two after it), `goods`,
 * `law` (under which the accused are charged), `accused` (their names), `witness`, `count`.
 */
export const criminalOrders = {
  reported: {
    english: [
      'Dt. {day}: FIR with seizure list seen. The investigating officer shall submit his report by {next}.',
      'Dt. {day}: No report received. Time extended; next date {next}.',
    ],
    bengali: ['তারিখ {day}: এজাহার ও জব্দতালিকা দেখলাম। তদন্ত প্রতিবেদন দাখিলের জন্য পরবর্তী তারিখ {next}।'],
  },
  bail: {
    english: [
      'Dt. {day}: Bail petition of the accused {accused} heard in the presence of the APP. Prayer rejected; to jail custody.',
      'Dt. {day}: Ad-interim bail of the accused {accused} till {next}, as directed by the High Court Division.',
    ],
    bengali: [
      'তারিখ {day}: আসামি {accused} এর জামিনের আবেদন নামঞ্জুর।',
      'তারিখ {day}: আসামি {accused} এর জামিন পুলিশ প্রতিবেদন দাখিল পর্যন্ত মঞ্জুর করা হলো।',
    ],
  },
  custody: {
    english: [
      'Dt. {day}: The seized goods ({goods}) shall remain in the custody of the custom house until disposal of the case. Samples to be kept.',
      'Dt. {day}: Petition for zimma of the seized {goods} rejected after hearing the custom house.',
    ],
    bengali: ['তারিখ {day}: জব্দকৃত আলামত ({goods}) মামলা নিষ্পত্তি না হওয়া পর্যন্ত কাস্টম হাউসের হেফাজতে থাকবে।'],
  },
  charged: {
    english: [
      'Dt. {day}: Charge sheet submitted against {accused} under {law}. Cognizance taken. Issue warrant against the absconding accused.',
      'Dt. {day}: Charge framed under {law}; read over to the accused, who pleaded not guilty. Summon the witnesses for {next}.',
    ],
    bengali: ['তারিখ {day}: {law}র অধীনে অভিযোগপত্র দাখিল। অপরাধ আমলে গ্রহণ করা হলো। পরবর্তী তারিখ {next}।'],
  },
  evidence: {
    english: [
      'Dt. {day}: P.W. {count} ({witness}, Assistant Revenue Officer) examined and cross-examined. Next date {next}.',
      'Dt. {day}: No witness present. Issue non-bailable warrant against the seizure-list witnesses. Next date {next}.',
    ],
    bengali: [
      'তারিখ {day}: রাষ্ট্রপক্ষের {count} নম্বর সাক্ষী ({witness}) এর জবানবন্দি ও জেরা গৃহীত। পরবর্তী তারিখ {next}।',
    ],
  },
  judged: {
    english: [
      'Dt. {day}: Judgment pronounced. The accused {accused} found guilty under {law}; two years’ rigorous imprisonment and fine of Tk 20,000, in default three months more. Seized goods confiscated to the State.',
      'Dt. {day}: Judgment pronounced. Prosecution failed to prove the charge beyond reasonable doubt; the accused {accused} acquitted. Goods to be dealt with under the customs law.',
      'Dt. {day}: Final report of the police accepted; the accused {accused} discharged. The custom house may file a naraji petition.',
    ],
    bengali: [
      'তারিখ {day}: রায় ঘোষণা করা হলো। অভিযোগ প্রমাণিত হওয়ায় আসামি {accused}-কে দুই বছরের সশ্রম কারাদণ্ড ও ২০,০০০ টাকা জরিমানা প্রদান। আলামত রাষ্ট্রের অনুকূলে বাজেয়াপ্ত।',
    ],
  },
};

export type CriminalOrderKind = keyof typeof criminalOrders;

/** The law under which the accused are charged, by offence. */
export const laws = {
  smuggling: {
    english: 'section 25B of the Special Powers Act, 1974',
    bengali: 'বিশেষ ক্ষমতা আইন, ১৯৭৪ এর ২৫খ ধারা',
  },
  forgery: {
    english: 'sections 420/467/468/471/109 of the Penal Code, 1860',
    bengali: 'দণ্ডবিধি, ১৮৬০ এর ৪২০/৪৬৭/৪৬৮/৪৭১/১০৯ ধারা',
  },
};

/** Accused and witnesses: fictitious names whose parts fit together. */
export const personsInCourt = {
  english: [
    'Md. Abdul Karim',
    'Md. Alamgir Hossain',
    'Md. Anwar Hossain',
    'Md. Belal Uddin',
    'Md. Delwar Hossain',
    'Md. Faruk Ahmed',
    'Md. Habibur Rahman',
    'Md. Iqbal Hossain',
    'Md. Jahangir Alam',
    'Md. Jashim Uddin',
    'Md. Kamrul Hasan',
    'Md. Liton Miah',
    'Md. Mahbubul Alam',
    'Md. Mizanur Rahman',
    'Md. Monir Ahmed',
    'Md. Nazrul Islam',
    'Md. Nurul Absar',
    'Md. Osman Gani',
    'Md. Rashedul Islam',
    'Md. Saiful Islam',
    'Md. Selim Uddin',
    'Md. Shahidul Alam',
    'Md. Tariqul Islam',
    'Rokeya Begum',
    'Shirin Akter',
    'Bimal Kanti Das',
    'Dipankar Barua',
    'Ratan Kumar Paul',
    'Swapan Chowdhury',
    'Uttam Kumar Sarkar',
  ],
  bengali: [
    'মোঃ আব্দুল করিম',
    'মোঃ আনোয়ার হোসেন',
    'মোঃ আমিনুল ইসলাম',
    'মোঃ আরিফুল হক',
    'মোঃ ইকবাল হোসেন',
    'মোঃ কামরুল হাসান',
    'মোঃ জসিম উদ্দিন',
    'মোঃ জাহাঙ্গীর আলম',
    'মোঃ দেলোয়ার হোসেন',
    'মোঃ নুরুল আবছার',
    'মোঃ ফারুক আহমেদ',
    'মোঃ বেলাল উদ্দিন',
    'মোঃ মাহবুবুল আলম',
    'মোঃ মিজানুর রহমান',
    'মোঃ শহিদুল আলম',
    'মোঃ সাইফুল ইসলাম',
    'মোঃ সেলিম উদ্দিন',
    'রোকেয়া বেগম',
    'নাসরিন আক্তার',
    'বিমল কান্তি দাশ',
    'দীপঙ্কর বড়ুয়া',
    'স্বপন চৌধুরী',
  ],
};
