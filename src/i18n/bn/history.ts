import type { Translated } from '../catalogue';
import type { catalogue as english } from '../en/history';
import { factsForReturns } from './proceedings';
import { layout } from './shell';

const history: Translated<typeof english.history> = {
  show: 'ইতিহাস দেখুন',
  none: 'এই রেকর্ডের কোনো পরিবর্তন সংরক্ষিত নেই।',
  more: 'আরও দেখুন (%{total}টির মধ্যে %{shown}টি দেখানো হয়েছে)',
  actions: {
    create: 'যোগ করা হয়েছে',
    edit: 'পরিবর্তন করা হয়েছে',
    delete: 'মুছে ফেলা হয়েছে',
    restore: 'পুনরুদ্ধার করা হয়েছে',
    baseline: 'ইতিহাস শুরুর সময় যেমন ছিল',
  },
  vias: {
    form: 'ফরম থেকে',
    row: 'তালিকার সারি থেকে',
    import: 'ইমপোর্ট করা ফাইল থেকে',
    restore: 'আগের সংস্করণ পুনরুদ্ধার করে',
    merge: 'একীভূতকরণের মাধ্যমে',
    system: 'সিস্টেমের মাধ্যমে',
  },
  system: 'সিস্টেম',
  reason: 'কারণ: %{reason}',
  present: 'বর্তমান অবস্থা',
  fields: 'পূরণ করা ঘর: %{count}টি',
  renewed: 'পরিবর্তন করা হয়েছে',
  becomes: 'পরিবর্তিত হয়ে',
  diff: { removed: 'বাদ দেওয়া হয়েছে:', added: 'যোগ করা হয়েছে:' },
  numbered: 'নম্বর %{id}',
  now: 'এখন:',
  seal: {
    newest: '%{hash} (%{at})',
    none: 'এখনো নেই: প্রতি মিনিটে ইতিহাস সিল করা হয়।',
    foot: 'ইতিহাসের সিল, %{at}: %{hash}',
  },
  asItWas: {
    action: 'তখন যেমন ছিল',
    of: 'তখন যেমন ছিল: %{at}',
    title: 'তখন যেমন ছিল (%{at})',
    marked: 'এটি ওই পরিবর্তনের ঠিক পরের অবস্থা, বর্তমান অবস্থা নয়। যেসব ঘর এখন ভিন্ন, সেগুলো চিহ্নিত করা আছে।',
  },
  asOfDay: {
    action: 'নির্দিষ্ট দিনের অবস্থা',
    day: 'তারিখ',
    title: '%{day} দিনশেষে নথির অবস্থা',
    marked: 'এটি %{day} দিনশেষে নথি ও এর মামলাগুলোর অবস্থা, বর্তমান অবস্থা নয়।',
    dayLine: '%{day} দিনশেষ',
    none: '%{day} তারিখে এই নথি ছিল না, অথবা এর ইতিহাস সংরক্ষণ তার পরে শুরু হয়েছে।',
  },
  restore: {
    action: 'এই সংস্করণ পুনরুদ্ধার করুন',
    of: 'এই সংস্করণ পুনরুদ্ধার করুন: %{at}',
    title: 'এই সংস্করণ পুনরুদ্ধার করবেন?',
    question: 'রেকর্ডটি তখনকার মতো করে আবার সংরক্ষণ করা হবে। এখন যা আছে, তা ইতিহাসে থেকে যাবে।',
    questionUnsaved:
      'রেকর্ডটি তখনকার মতো করে আবার সংরক্ষণ করা হবে। এখন যা আছে, তা ইতিহাসে থেকে যাবে। ফরমে লেখা কিন্তু অসংরক্ষিত তথ্য বাদ পড়বে।',
    done: 'সংস্করণটি পুনরুদ্ধার করা হয়েছে',
  },
  byAt: '%{by}, %{at}',
  columns: {
    title: 'রেকর্ড',
    at: 'সময়',
    by: 'ব্যবহারকারী',
    register: 'রেজিস্টার',
    action: 'কাজ',
    became: 'পরিবর্তন',
    via: 'যেভাবে',
    reason: 'কারণ',
    deletedAt: 'মুছে ফেলার সময়',
    deletedBy: 'যিনি মুছেছেন',
    kind: 'ঘটনা',
    about: 'অ্যাকাউন্ট',
    details: 'বিস্তারিত',
  },
  sorts: { id: 'এন্ট্রির ক্রম' },
  filters: { section: 'নথির শাখা', import: 'ইমপোর্ট', from: 'শুরুর তারিখ', to: 'শেষ তারিখ' },
  bin: {
    deleted: 'মুছে ফেলা হয়েছে: %{title}',
    question: 'আপনি কি সত্যিই এই রেকর্ডটি পুনরুদ্ধার করতে চান?',
    restored: 'রেকর্ডটি পুনরুদ্ধার করা হয়েছে',
    guaranteeTaken: 'এর জামানতের %{amount} টাকা এখন অন্য নথির জন্য',
  },
  activity: {
    changes: 'পরিবর্তনসমূহ',
    events: 'লগইন ও অন্যান্য ঘটনা',
    proposals: 'প্রস্তাব',
    last: 'এই ব্যবহারকারীর সর্বশেষ কার্যক্রম',
    nothing: 'এখনো কিছু সংরক্ষিত নেই।',
    sessions: 'এই ব্যবহারকারী যেখানে লগইন অবস্থায় আছেন',
    noSessions: 'কোথাও লগইন অবস্থায় নেই।',
    session: '%{device}, %{since} থেকে, সর্বশেষ ব্যবহার: %{lastSeen}',
    unknownDevice: 'অজানা ডিভাইস',
    allChanges: 'এই ব্যবহারকারীর সব পরিবর্তন',
    allEvents: 'এই ব্যবহারকারীর সব লগইন ও অন্যান্য ঘটনা',
    allAbout: 'এই অ্যাকাউন্ট সংক্রান্ত সব ঘটনা, প্রত্যাখ্যাত লগইনসহ',
  },
  events: {
    SIGN_IN: 'লগইন',
    SIGN_IN_REFUSED: 'লগইন প্রত্যাখ্যাত',
    SIGN_OUT: 'লগআউট',
    PASSWORD_CHANGED: 'পাসওয়ার্ড পরিবর্তন',
    SECOND_FACTOR_ON: 'দুই ধাপের যাচাই চালু',
    SECOND_FACTOR_OFF: 'দুই ধাপের যাচাই সরানো',
    RECOVERY_CODES_RENEWED: 'নতুন রিকভারি কোড',
    ACCOUNT_ON: 'অ্যাকাউন্ট সক্রিয়করণ',
    ACCOUNT_OFF: 'অ্যাকাউন্ট নিষ্ক্রিয়করণ',
    EXPORT: 'তথ্য রপ্তানি',
    PRINT: 'নথি মুদ্রণ',
    PAPER_DOWNLOADED: 'কাগজ খোলা বা ডাউনলোড',
    IMPORT: 'ফাইল থেকে ইমপোর্ট',
    CALENDAR_MADE: 'ক্যালেন্ডারের ঠিকানা তৈরি',
    CALENDAR_REVOKED: 'ক্যালেন্ডারের ঠিকানা বাতিল',
    BACKUP: 'ব্যাকআপ',
    EVERYTHING_TAKEN: 'সম্পূর্ণ রেজিস্টার নেওয়া',
    RESTORE: 'ব্যাকআপ থেকে পুনরুদ্ধার',
    PROPOSED: 'পরিবর্তনের প্রস্তাব',
    PROPOSAL_APPROVED: 'প্রস্তাব অনুমোদন',
    PROPOSAL_REFUSED: 'প্রস্তাব প্রত্যাখ্যান বা প্রত্যাহার',
  },
  exported: '%{name}: %{rows}টি সারি',
  factors: {
    APP: 'দুই ধাপের যাচাইসহ',
    RECOVERY_CODE: 'রিকভারি কোড দিয়ে',
  },
  refusals: {
    REUSED_TOKEN: 'একটি সেশন-কী দ্বিতীয়বার ব্যবহৃত হয়েছে, সম্ভবত চুরি হওয়া: সেশনটি শেষ করা হয়েছে',
    UNKNOWN_NAMES: 'এক ঘণ্টায় একই আইপি ঠিকানা থেকে অস্তিত্বহীন ইউজারনেমে লগইনের চেষ্টা: %{count} বার',
    UNKNOWN_NAMES_ELSEWHERE:
      'একই ঘণ্টায় অন্যান্য আইপি ঠিকানা (%{addresses}টি) থেকে অস্তিত্বহীন ইউজারনেমে লগইনের চেষ্টা: %{count} বার',
    SECOND_FACTOR: 'সঠিক পাসওয়ার্ড বা ওটিপির পর অথেন্টিকেটর অ্যাপের ভুল কোড',
    WAITING: 'অনেকবার ভুলের পর অপেক্ষার সময় আবার এক বা একাধিক বার চেষ্টা করা হয়েছে',
  },
};

const days = { from: history.filters.from, to: history.filters.to };

const resources: Translated<typeof english.resources> = {
  changes: { name: history.activity.changes, fields: days },
  events: { name: history.activity.events, fields: days },
  deleted: { empty: 'মুছে ফেলা রেকর্ড এখানে থাকে এবং ফিরিয়ে আনা যায়।', name: layout.bin, fields: days },
  proceedings: {
    name: 'মামলার তথ্য',
    fields: {
      court: 'আদালত বা বেঞ্চ',
      filedBy: 'দায়েরকারী',
      fromId: 'যে আদেশের বিরুদ্ধে',
      lawOfficer: 'আইন কর্মকর্তা',
      decidedOn: 'নিষ্পত্তির তারিখ',
      ...factsForReturns,
    },
    choices: { filedBy: { government: 'সরকার', other: 'অপর পক্ষ' } },
  },
};

/** Loaded with the screens that use it (src/i18n/index.ts). */
export const catalogue = { history, resources };
