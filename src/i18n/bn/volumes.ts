import type { Translated } from '../catalogue';
import type { catalogue as english } from '../en/volumes';

const volumes = {
  title: 'মূল নথি',
  volume: 'খণ্ড %{no}',
  notEntered: 'স্থান লেখা নেই',
  out: 'বাইরে, ফেরতের তারিখ %{day}',
  outOpen: 'বাইরে',
  late: '%{smart_count} দিন বিলম্ব',
  send: 'পাঠান',
  addVolume: 'খণ্ড যোগ করুন',
  editVolume: 'খণ্ড সম্পাদনা',
  lastMoves: 'শেষ চলাচল',
  takenBy: 'বাহক %{name}',
  receivedAt: '%{day} তারিখে গৃহীত, %{place}',
  notReceived: 'এখনো গৃহীত হয়নি',
  saved: 'খণ্ডটি সংরক্ষণ করা হয়েছে',
  sent: 'মূল নথি পাঠানো হয়েছে',
  received: 'মূল নথি গ্রহণ করা হয়েছে',
  deleted: 'খণ্ডটি মুছে ফেলা হয়েছে',
  deleteQuestion: 'আপনি কি সত্যিই এই খণ্ডটি মুছে ফেলতে চান?',
  movement: {
    edit: 'চলাচল সম্পাদনা',
    saved: 'চলাচলটি সংরক্ষণ করা হয়েছে',
  },
  list: {
    title: 'মূল নথিসমূহ',
    outNow: 'বাইরে',
    late: 'বিলম্বিত',
    back: 'গৃহীত',
    search: 'নথি নম্বর',
    state: 'কোথায়',
  },
};

export const catalogue: Translated<typeof english> = {
  volumes,
  resources: {
    volumes: {
      name: 'খণ্ড',
      fields: { caseFilingId: 'দাবিনামা/আদেশ', no: 'খণ্ড নম্বর', place: 'স্থান', note: 'টীকা' },
    },
    movements: {
      name: 'মূল নথির চলাচল',
      deleteQuestion: 'আপনি কি সত্যিই এই চলাচলটি মুছে ফেলতে চান?',
      deleted: 'চলাচলটি মুছে ফেলা হয়েছে',
      fields: {
        nothiNumber: 'নথি নম্বর',
        no: 'খণ্ড',
        volumeId: 'খণ্ড',
        caseFilingId: 'দাবিনামা/আদেশ',
        to: 'প্রাপক/স্থান',
        by: 'প্রেরক',
        takenBy: 'বাহক',
        on: 'তারিখ',
        purpose: 'উদ্দেশ্য',
        dueBack: 'ফেরতের তারিখ',
        daysLate: 'বিলম্ব (দিন)',
        receivedOn: 'গ্রহণের তারিখ',
        receivedAt: 'গ্রহণের স্থান',
        at: 'গ্রহণের স্থান',
      },
    },
  },
};
