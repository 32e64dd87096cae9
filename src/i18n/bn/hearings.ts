import type { catalogue as english } from '../en/hearings';

const hearings: typeof english.hearings = {
  adjudication: 'কাস্টম হাউস (ন্যায়নির্ণয়ন)',
  add: 'শুনানি যোগ করুন',
  edit: 'শুনানি সম্পাদনা',
  added: 'শুনানিটি যোগ করা হয়েছে',
  saved: 'শুনানিটি সংরক্ষণ করা হয়েছে',
  delete: 'শুনানি মুছুন',
  deleteQuestion:
    'আপনি কি সত্যিই এই শুনানিটি মুছে ফেলতে চান? এটি মামলার ফরমের শুনানির তারিখ হলে সেই তারিখও খালি হবে।',
  deleted: 'শুনানিটি মুছে ফেলা হয়েছে',
  result: 'শুনানির ফলাফল',
  enterResult: 'ফলাফল লিখুন',
  correctResult: 'ফলাফল সংশোধন',
  resultSaved: 'ফলাফল সংরক্ষণ করা হয়েছে',
  addStay: 'স্থগিতাদেশ যোগ করুন',
  next: 'পরবর্তী শুনানি',
  oneWeek: '+১ সপ্তাহ',
  oneMonth: '+১ মাস',
  notFixed: 'তারিখ ধার্য হয়নি',
  decided: 'সংরক্ষণের পর মামলাটি খুলবে, যাতে আদেশ লেখা যায়।',
  stillFollows:
    'পরবর্তী একটি শুনানি এন্ট্রি করা আছে। সেটি না হলে বাদ দিন। শুনানিটি আগে থেকেই ডায়েরিতে থাকলে বা তাতে অন্য কিছু লেখা থাকলে তা ডায়েরিতে থেকে যাবে।',
  removeNext: 'পরবর্তী শুনানি বাদ দিন',
  closed: '%{day} তারিখে আদালত বসবে না: %{name}।',
  nextSitting: 'আদালতের পরবর্তী দিন: %{day}',
  count: '%{smart_count}টি শুনানি',
};

const purposes = {
  ADMISSION: 'গ্রহণযোগ্যতার শুনানি',
  RULE: 'রুল শুনানি',
  STAY: 'স্থগিতাদেশ বা অন্তর্বর্তী আদেশ',
  HEARING: 'শুনানি',
  JUDGMENT: 'রায়',
  MENTION: 'উল্লেখ',
  OTHER: 'অন্যান্য',
};

export const catalogue: typeof english = {
  hearings,
  resources: {
    hearings: {
      name: 'শুনানি',
      fields: {
        proceedingId: 'মামলা',
        date: 'তারিখ',
        time: 'সময় (ঘণ্টা:মিনিট)',
        court: 'আদালত',
        itemNo: 'কার্যতালিকার ক্রমিক নম্বর',
        withId: 'যে ক্রমিকের সঙ্গে শুনানি',
        purpose: 'উদ্দেশ্য',
        lawOfficer: 'আইন কর্মকর্তা',
        note: 'টীকা',
        result: 'ফলাফল',
        resultNote: 'ফলাফলের টীকা',
        nextId: 'পরবর্তী শুনানি',
        origin: 'যেখান থেকে এন্ট্রি',
        nextDate: 'পরবর্তী তারিখ',
        nextTime: 'পরবর্তী শুনানির সময় (ঘণ্টা:মিনিট)',
        nextPurpose: 'পরবর্তী শুনানির উদ্দেশ্য',
        decidedOn: 'নিষ্পত্তির তারিখ',
      },
      choices: {
        origin: { own: 'শুনানির তালিকা', first: 'প্রথম শুনানির তারিখ', second: 'দ্বিতীয় শুনানির তারিখ' },
        purpose: purposes,
        nextPurpose: purposes,
        result: {
          HEARD: 'আংশিক শ্রুত',
          ADJOURNED: 'মুলতবি',
          NOT_REACHED: 'তালিকায় ছিল, শুনানি হয়নি',
          OUT_OF_LIST: 'তালিকা থেকে বাদ',
          INTERIM_ORDER: 'অন্তর্বর্তী আদেশ প্রদত্ত',
          RESERVED: 'রায়ের জন্য অপেক্ষমাণ',
          DECIDED: 'নিষ্পত্তি',
        },
      },
    },
  },
};
