import type { Translated } from '../catalogue';
import type { signInWays as englishWays, users as english } from '../en/users';

const fields = {
  fullName: 'নাম',
  userName: 'ইউজারনেম',
  email: 'ই-মেইল',
  phone: 'ফোন নম্বর',
  roles: 'ভূমিকা',
  workPlaces: 'কর্মস্থল',
  signInBy: 'লগইনের উপায়',
  isEnabled: 'সক্রিয়',
  password: 'পাসওয়ার্ড',
};

const { fullName, userName, email, phone, roles, isEnabled } = fields;

export const signInWays: Translated<typeof englishWays> = {
  PASSWORD: 'পাসওয়ার্ড',
  OTP: 'এককালীন কোড (ওটিপি)',
};

/** The texts of `resources.users`. */
export const users: Translated<typeof english> = {
  name: 'ব্যবহারকারী',
  list: {
    title: 'ব্যবহারকারীর তালিকা',
    breadcrumb: 'ব্যবহারকারী ব্যবস্থাপনা',
    add: 'নতুন ব্যবহারকারী',
    search: 'অনুসন্ধান',
  },
  filters: { role: 'ভূমিকা', isEnabled: 'অবস্থা', states: { true: 'সক্রিয়', false: 'নিষ্ক্রিয়' } },
  create: { title: 'নতুন ব্যবহারকারী', breadcrumb: 'ব্যবহারকারী ব্যবস্থাপনা' },
  edit: { title: 'ব্যবহারকারীর তথ্য সম্পাদনা' },
  fields,
  columns: {
    rowNumber: 'ক্রমিক নং',
    fullName,
    userName,
    email,
    phone,
    roles,
    isEnabled,
    workPlaces: fields.workPlaces,
    lastSignInAt: 'সর্বশেষ লগইন',
    changeStatus: 'অবস্থা পরিবর্তন',
    edit: 'সম্পাদনা',
  },
  groups: { person: 'ব্যবহারকারী', access: 'ভূমিকা ও কর্মস্থল' },
  choices: { signInBy: signInWays },
  references: {
    roles: { failed: 'ভূমিকার তালিকা আনা যায়নি', filter: 'ভূমিকা খুঁজুন', marked: 'কেসবুকে লগইন করতে পারেন' },
    workPlaces: { failed: 'কর্মস্থলের তালিকা আনা যায়নি', filter: 'কর্মস্থল খুঁজুন' },
  },
  firstSignIn: {
    byEither:
      'নতুন ব্যবহারকারীর পাসওয়ার্ড লাগবে না: এখানে দেওয়া ই-মেইল বা ফোনে পাঠানো এককালীন কোড (ওটিপি) দিয়ে তিনি লগইন করবেন। পরে “আমার অ্যাকাউন্ট” থেকে পাসওয়ার্ড নির্ধারণ করতে পারবেন।',
    byMail:
      'নতুন ব্যবহারকারীর পাসওয়ার্ড লাগবে না: এখানে দেওয়া ই-মেইলে পাঠানো এককালীন কোড (ওটিপি) দিয়ে তিনি লগইন করবেন। পরে “আমার অ্যাকাউন্ট” থেকে পাসওয়ার্ড নির্ধারণ করতে পারবেন।',
    bySms:
      'নতুন ব্যবহারকারীর পাসওয়ার্ড লাগবে না: এখানে দেওয়া ফোনে পাঠানো এককালীন কোড (ওটিপি) দিয়ে তিনি লগইন করবেন। পরে “আমার অ্যাকাউন্ট” থেকে পাসওয়ার্ড নির্ধারণ করতে পারবেন।',
    onConsole:
      'নতুন ব্যবহারকারীর পাসওয়ার্ড লাগবে না: এককালীন কোড (ওটিপি) দিয়ে তিনি লগইন করবেন। এই সার্ভার থেকে ই-মেইল বা এসএমএস যায় না: কোডটি সার্ভারের কনসোলে দেখানো হয়, সেখান থেকে তাঁকে জানিয়ে দিতে হবে।',
  },
  reset: {
    open: 'পাসওয়ার্ড রিসেট করুন',
    title: '%{name}-এর পাসওয়ার্ড রিসেট করবেন?',
    question:
      'পাসওয়ার্ড মুছে যাবে এবং এই ব্যবহারকারী সব ডিভাইস থেকে লগআউট হবেন। আপনাকে একটি কোড দেখানো হবে, যা দিয়ে তিনি লগইন করতে পারবেন।',
    done: '%{name}-এর লগইন কোড',
    tell: 'কোডটি কেবল ব্যবহারকারীকেই জানান; তাঁর ইউজারনেম %{userName}। পাসওয়ার্ড বা ওটিপির জায়গায় এটি একবারই কাজ করবে, %{until} পর্যন্ত।',
    afterwards:
      'এটি আর দেখানো হবে না। পাসওয়ার্ড রিসেট হয়ে গেছে: আর কিছু সংরক্ষণ করতে হবে না। ব্যবহারকারী “আমার অ্যাকাউন্ট” থেকে নতুন পাসওয়ার্ড নির্ধারণ করবেন।',
    copy: 'কপি করুন',
    copied: 'কপি হয়েছে',
  },
  factor: {
    open: 'দুই ধাপের যাচাই সরান',
    title: '%{name}-এর দুই ধাপের যাচাই সরাবেন?',
    question:
      'এরপর শুধু পাসওয়ার্ড বা ওটিপি দিয়েই এই ব্যবহারকারী লগইন করতে পারবেন। ফোন ও রিকভারি কোড দুটিই হারিয়ে গেলে তবেই এটি করুন।',
    removed: 'দুই ধাপের যাচাই সরানো হয়েছে',
  },
  warnings: {
    noAccess: 'এসব ভূমিকায় ব্যবহারকারী কেসবুকে লগইন করতে পারবেন না।',
    noMail: 'কোড কেবল ই-মেইলে পাঠানো হয়: ই-মেইল না থাকলে ব্যবহারকারী কোনো কোড পাবেন না।',
  },
  enabled: 'সক্রিয়',
  disabled: 'নিষ্ক্রিয়',
  messages: {
    created: 'ব্যবহারকারী যোগ করা হয়েছে',
    edited: 'ব্যবহারকারীর তথ্য হালনাগাদ করা হয়েছে',
    failed: 'একটি ত্রুটি হয়েছে',
    statusQuestion: 'আপনি কি সত্যিই এই ব্যবহারকারীর অবস্থা পরিবর্তন করতে চান?',
    statusChanged: 'পরিবর্তন করা হয়েছে',
  },
};

/** Loaded with the screens that use it (src/i18n/index.ts). */
export const catalogue = { resources: { users } };
