import type { Translated } from '../catalogue';
import { signInWays, users } from './users';
import type * as en from '../en/account';

const { fullName, email, phone } = users.fields;

/** The texts of `resources.account`. */
export const account: Translated<typeof en.account> = {
  name: 'আমার অ্যাকাউন্ট',
  fields: {
    fullName,
    email,
    phone,
    signInBy: 'লগইনের উপায়',
    present: 'বর্তমান পাসওয়ার্ড',
    new: 'নতুন পাসওয়ার্ড',
  },
  choices: { signInBy: signInWays },
  groups: {
    person: 'আমার তথ্য',
    password: 'পাসওয়ার্ড',
    calendar: 'ক্যালেন্ডারে আমার শুনানি',
    sessions: 'যেখানে লগইন করা আছে',
  },
  language: 'ভাষা',
  version: 'কেসবুক %{version}',
  whatIsNew: 'নতুন কী আছে',
  alerts: {
    heading: 'সতর্কবার্তা',
    choices: {
      HEARING: 'সামনের কয়েক দিনের শুনানি এবং যেসব শুনানির ফলাফল লেখা হয়নি',
      LIMIT: 'তামাদির সময়সীমা',
      MONEY: 'জামানত, স্থগিতাদেশ ও আপিলের জমা',
      FILE: 'আমার অনুসরণ করা নথি এবং যেসব টীকায় আমার নাম বা আমার টীকার উত্তর আছে',
      SYSTEM: 'আমার যেসব ইমপোর্ট শেষ হয়েছে; অ্যাডমিনদের জন্য ব্যাকআপ না হওয়ার সতর্কতা',
      EMAIL: 'প্রতিদিন সকাল ৮টায় একটি ই-মেইলে অপঠিত সব বিজ্ঞপ্তি',
    },
    saved: 'সংরক্ষণ করা হয়েছে',
  },
  otpUntilPassword: 'নিচে পাসওয়ার্ড নির্ধারণ না করা পর্যন্ত আপনি এককালীন কোড (ওটিপি) দিয়ে লগইন করবেন।',
  presentHint: 'লগইনের কোড এখন থেকে অন্য ঠিকানায় যাবে বলে এটি প্রয়োজন।',
  saved: 'আপনার অ্যাকাউন্ট হালনাগাদ করা হয়েছে',
  password: {
    show: '%{field} দেখান',
    hide: '%{field} লুকান',
    hint: 'কমপক্ষে %{min}টি অক্ষর। নির্ধারণ করলে আপনার অন্য সব সেশন শেষ হয়ে যাবে।',
    set: 'পাসওয়ার্ড নির্ধারণ করুন',
    change: 'পাসওয়ার্ড পরিবর্তন করুন',
    saved: 'আপনার পাসওয়ার্ড নির্ধারণ করা হয়েছে। অন্য সব সেশন শেষ হয়েছে।',
  },
  calendar: {
    explained:
      'একটি ব্যক্তিগত ঠিকানা, যা দিয়ে ফোনের ক্যালেন্ডারে বা আউটলুকে আপনার শুনানি ও তামাদির সময়সীমা দেখা যায়। ঠিকানাটি যার কাছে থাকবে সে-ই দেখতে পাবে, তাই কাউকে জানাবেন না।',
    make: 'ঠিকানা তৈরি করুন',
    renew: 'নতুন ঠিকানা তৈরি করুন',
    revoke: 'ঠিকানা বাতিল করুন',
    url: 'ক্যালেন্ডারের ঠিকানা',
    once: 'এখনই কপি করে নিন: আর দেখানো হবে না।',
    copy: 'কপি করুন',
    copied: 'কপি হয়েছে',
    since:
      'আপনার একটি ঠিকানা আছে, তৈরির সময় %{at}। হারিয়ে গেলে বা কেউ জেনে গেলে নতুন ঠিকানা তৈরি করুন; তখন পুরোনোটি আর কাজ করবে না।',
    revoked: 'ক্যালেন্ডারের ঠিকানা বাতিল করা হয়েছে',
    withParties: 'ক্যালেন্ডারে প্রতিষ্ঠানের নাম দেখান',
  },
  sessions: {
    current: 'এই সেশন',
    unknownDevice: 'অজানা ডিভাইস',
    started: '%{at} থেকে',
    lastSeen: 'সর্বশেষ ব্যবহার: %{at}',
    end: 'লগআউট',
    endOf: 'লগআউট: %{device}, %{at} থেকে',
    ended: 'সেশনটি শেষ করা হয়েছে',
    endAll: 'সব জায়গা থেকে লগআউট',
    endAllText: 'এটিসহ আপনার সব সেশন শেষ হবে।',
  },
};

export const territoryDialog: Translated<typeof en.territoryDialog> = {
  text: 'এখন যে এলাকায় কাজ করছেন সেটি বেছে নিন। এরপর পৃষ্ঠাটি আবার লোড হবে; কিছু লেখা থাকলে আগে সংরক্ষণ করুন।',
  label: 'পদায়ন (কর্ম-এলাকা)',
  none: 'একটি বেছে নিন',
  required: 'পদায়ন বেছে নেওয়া আবশ্যক',
  save: 'বদল করুন',
  cancel: 'বাতিল',
};

/** Loaded with the screens that use it (src/i18n/index.ts). */
export const catalogue = { territoryDialog, resources: { account } };
