import type { Translated } from '../catalogue';
import { somethingBad } from './somethingBad';
import type * as en from '../en/shell';

export const layout: Translated<typeof en.layout> = {
  search: 'সবকিছুতে খুঁজুন',
  home: 'হোম',
  mainMenu: 'প্রধান মেনু',
  menuGroups: {
    today: 'আজকের কাজ',
    hearings: 'শুনানি',
    demandNotices: 'দাবিনামা',
    appealAndTribunal: 'আপিল ও ট্রাইব্যুনাল',
    highCourt: 'হাইকোর্ট বিভাগ',
    appellateDivision: 'আপিল বিভাগ',
    otherCourts: 'অন্যান্য আদালত',
    companiesAndAgents: 'প্রতিষ্ঠান ও এজেন্ট',
    money: 'রাজস্ব',
    report: 'প্রতিবেদন',
    settings: 'সেটিংস',
    lists: 'তালিকা',
    administration: 'প্রশাসন',
  },
  users: 'ব্যবহারকারী',
  bin: 'মুছে ফেলা রেকর্ড',
  activity: 'কার্যক্রম',
  openMenu: 'মেনু খুলুন',
  closeMenu: 'মেনু বন্ধ করুন',
  skipToContent: 'মূল অংশে যান',
  breadcrumb: 'আপনি এখানে আছেন',
  account: '%{name}-এর অ্যাকাউন্ট',
  myAccount: 'আমার অ্যাকাউন্ট',
  testScreen: 'সংযোগ পরীক্ষা',
  practise: 'অনুশীলন করুন',
  practice: 'অনুশীলন – এখানে কিছুই আসল নয়',
  shortcuts: 'কিবোর্ড শর্টকাট',
  help: 'এই পৃষ্ঠার নির্দেশিকা',
  office: 'দপ্তর',
  backups: 'ব্যাকআপ',
  tokens: 'এপিআই টোকেন',
  webhooks: 'ওয়েবহুক',
  import: 'ইমপোর্ট',
  causeList: 'কার্যতালিকা',
  limits: 'তামাদির সময়সীমা',
  guarantees: 'জামানত',
  stays: 'স্থগিতাদেশ',
  ledger: 'হিসাব',
  returns: 'মাসিক প্রতিবেদন',
  papers: 'কাগজপত্র',
  scanInbox: 'স্ক্যান ইনবক্স',
  logout: 'লগআউট',
  retry: 'আবার চেষ্টা করুন',
  loading: 'লোড হচ্ছে…',
  close: 'বন্ধ করুন',
  errorTitle: 'ত্রুটি',
  pageNotFound: 'পৃষ্ঠাটি পাওয়া যায়নি।',
  pageNotFoundText: 'এই ঠিকানায় কিছু নেই। ঠিকানাটি ভুল লেখা হয়ে থাকতে পারে, অথবা পৃষ্ঠাটি সরানো হয়েছে।',
  recordNotFound: '%{what} পাওয়া যায়নি',
  recordNotFoundText: 'এটি মুছে ফেলা হয়ে থাকতে পারে, অথবা ঠিকানাটি ভুল লেখা হয়েছে। তালিকায় খুঁজে দেখুন।',
  toList: 'তালিকায় যান',
  backToHome: 'হোমে ফিরে যান',
  notAllowed: 'আপনার ভূমিকায় এই পৃষ্ঠা দেখার অনুমতি নেই।',
  somethingBad,
  footer: '© %{year} %{organisation}',
};

export const look: Translated<typeof en.look> = {
  scheme: 'প্রদর্শনের ধরন',
  schemes: { system: 'সিস্টেম অনুযায়ী', light: 'হালকা', dark: 'গাঢ়' },
  patterns: 'চার্টে নকশা',
  printedOn: 'মুদ্রণের তারিখ: %{day}',
  nothingMatches: {
    search: '“%{term}”-এর সঙ্গে কিছু মেলেনি।',
    filters: 'উপরের ফিল্টারের সঙ্গে কিছু মেলেনি।',
    both: '“%{term}” ও উপরের ফিল্টারের সঙ্গে কিছু মেলেনি।',
  },
};

export const session: typeof en.session = {
  expired: 'আপনার সেশন শেষ হয়েছে',
  goOn: 'যেখানে ছিলেন সেখান থেকেই কাজ চালিয়ে যেতে আবার লগইন করুন। সবকিছু আগের মতোই আছে।',
  signOut: 'লগআউট করুন',
  another: 'অন্য কেউ লগইন করতে চাইলে আগে লগআউট করুন। আপনার অসংরক্ষিত ফরম শুধু আপনার জন্যই এই কম্পিউটারে রাখা থাকবে।',
  leave: {
    title: 'সংরক্ষণ না করেই লগআউট করবেন?',
    text: 'আপনার কিছু লেখা এখনো সংরক্ষণ করা হয়নি। এই কম্পিউটারে ফরমটি আবার খুললে লেখাগুলো ফিরিয়ে আনতে পারবেন।',
    leave: 'সংরক্ষণ না করে লগআউট করুন',
  },
};

export const offline: Translated<typeof en.offline> = {
  title: 'ইন্টারনেট সংযোগ নেই!',
  advice: 'মোবাইল নেটওয়ার্ক বা ওয়াইফাই দিয়ে সংযোগের চেষ্টা করুন।',
  cancel: 'বাতিল',
  retry: 'আবার চেষ্টা করুন',
  asOf: '%{time}-এর তথ্য',
  notHere: 'সংযোগ বিচ্ছিন্ন হওয়ার আগে এটি লোড করা হয়নি। সংযোগ ফিরে এলে নিজে থেকেই আসবে।',
};

export const territory: Translated<typeof en.territory> = {
  switch: 'কর্ম-এলাকা বদল করুন',
  current: 'কর্ম-এলাকা: %{name}',
};

export const tour: Translated<typeof en.tour> = {
  again: 'পরিচিতি আবার দেখুন',
  offer: {
    title: 'এখানে নতুন?',
    text: 'কোথায় কী আছে তা একটি সংক্ষিপ্ত পরিচিতিতে দেখে নিন। যেকোনো সময় বন্ধ করতে পারবেন।',
    start: 'ঘুরে দেখুন',
    decline: 'না, ধন্যবাদ',
  },
};

export const errors: Translated<typeof en.errors> = {
  noResponse: 'এই মুহূর্তে সার্ভারের সঙ্গে সংযোগ করা যাচ্ছে না, অনুগ্রহ করে পরে আবার চেষ্টা করুন।',
  outage:
    'কেসবুক নিজে থেকেই আবার চেষ্টা করছে। কয়েক মিনিট পর আবার চেষ্টা করুন; সমস্যা থেকে গেলে যিনি সার্ভার চালান তাঁকে জানান।',
  askedAgain: 'কেসবুক প্রতি %{seconds} সেকেন্ড পরপর নিজে থেকেই আবার চেষ্টা করছে; সংযোগ ফিরলে এই বার্তা চলে যাবে।',
  notFound: '৪০৪ পাওয়া যায়নি, অপ্রত্যাশিত ত্রুটি।',
  status: {
    '0': 'নেটওয়ার্ক ত্রুটি। সার্ভারে পৌঁছানো যায়নি। সংযোগ দেখে আবার চেষ্টা করুন।',
    '400': 'অনুরোধটি সঠিক নয়। যা পাঠানো হয়েছে সার্ভার তা গ্রহণ করেনি। পূরণ করা তথ্য দেখে আবার চেষ্টা করুন।',
    '401': 'অননুমোদিত। আপনার সেশন আর কার্যকর নেই। কাজ চালিয়ে যেতে আবার লগইন করুন।',
    '403': 'নিষিদ্ধ। আপনার ভূমিকায় এটি করার অনুমতি নেই। প্রয়োজন হলে অ্যাডমিনকে জানান।',
    '404': 'পাওয়া যায়নি। যা চেয়েছেন তা সার্ভারে নেই। হয়তো মুছে ফেলা হয়েছে।',
    '500': 'সার্ভারের অভ্যন্তরীণ ত্রুটি। সার্ভারে কোনো সমস্যা হয়েছে। অনুগ্রহ করে পরে আবার চেষ্টা করুন।',
    other: 'অপ্রত্যাশিত ত্রুটি (%{status})। অনুগ্রহ করে পরে আবার চেষ্টা করুন।',
  },
};

export const faults: Translated<typeof en.faults> = {
  missing: {
    title: 'পৃষ্ঠাটি লোড করা যায়নি',
    advice:
      'আপনি কেসবুক খোলার পর হয়তো এর নতুন সংস্করণ এসেছে, অথবা সংযোগ নেই। কাজ চালিয়ে যেতে পৃষ্ঠাটি পুনরায় লোড করুন। ফরমে যা লিখেছেন তা এই কম্পিউটারে রাখা আছে, আবার দেখানো হবে।',
  },
};

export const roles: Translated<typeof en.roles> = {
  ROLE_ADMIN: 'অ্যাডমিন',
  ROLE_CUSTOMS: 'কাস্টমস',
  ROLE_DIVISION_MANAGER: 'ডিভিশন ম্যানেজার',
  ROLE_MANAGER: 'ম্যানেজার',
  ROLE_NATIONAL_MANAGER: 'ন্যাশনাল ম্যানেজার',
  ROLE_SUPPORT: 'সাপোর্ট',
  ROLE_TERRITORY_MANAGER: 'টেরিটরি ম্যানেজার',
  ROLE_WIN_MANAGER: 'উইং ম্যানেজার',
  ROLE_MIS: 'এমআইএস',
  ROLE_DEPOT_MANAGER: 'ডিপো ম্যানেজার',
  ROLE_SIND: 'সিন্ড',
  ROLE_MODERATOR: 'মডারেটর',
  other: 'ব্যবহারকারী',
};

/** React-admin's own texts, as far as Casebook shows the components that use them. */
export const ra = {
  action: {
    add: 'যোগ করুন',
    cancel: 'বাতিল',
    clear_array_input: 'সব মুছুন',
    clear_input_value: 'মান মুছুন',
    close: 'বন্ধ করুন',
    confirm: 'নিশ্চিত করুন',
    move_down: 'নিচে নামান',
    move_up: 'উপরে তুলুন',
    open: 'খুলুন',
    remove: 'সরান',
  },
  auth: { auth_check_error: 'কাজ চালিয়ে যেতে লগইন করুন' },
  boolean: { true: 'হ্যাঁ', false: 'না' },
  message: {
    clear_array_input: 'সত্যিই সব মুছে ফেলবেন?',
    invalid_form: 'ফরমটি সঠিকভাবে পূরণ হয়নি। ভুলগুলো দেখুন',
    loading: 'অনুগ্রহ করে অপেক্ষা করুন',
    unsaved_changes: 'আপনার কিছু পরিবর্তন সংরক্ষণ করা হয়নি। এগুলো বাদ দিয়ে যেতে চান?',
  },
  notification: {
    http_error: 'সার্ভারের সঙ্গে যোগাযোগে ত্রুটি',
    i18n_error: 'নির্বাচিত ভাষার লেখা লোড করা যায়নি',
    logged_out: 'আপনার সেশন শেষ হয়েছে, আবার লগইন করুন।',
    not_authorized: 'এটি দেখার অনুমতি আপনার নেই।',
  },
  page: { list: '%{name}' },
  sort: { sort_by: '%{field} অনুসারে %{order} সাজান', ASC: 'ঊর্ধ্বক্রমে', DESC: 'অধঃক্রমে' },
};
