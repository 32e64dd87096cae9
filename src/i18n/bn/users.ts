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
};

const { fullName, userName, email, phone, roles, isEnabled } = fields;

export const signInWays: Translated<typeof englishWays> = {
  PASSWORD: 'পাসওয়ার্ড',
  OTP: 'এককালীন কোড (ওটিপি)',
};

/** `resources.users` */
export const users: Translated<typeof english> = {
  name: 'ব্যবহারকারী',
  list: {
    title: 'ব্যবহারকারীর তালিকা',
    breadcrumb: 'ব্যবহারকারী ব্যবস্থাপনা',
    add: 'নতুন ব্যবহারকারী',
    search: 'অনুসন্ধান',
  },
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
    changeStatus: 'অবস্থা পরিবর্তন',
    edit: 'সম্পাদনা',
  },
  groups: { person: 'ব্যবহারকারী', access: 'ভূমিকা ও কর্মস্থল' },
  choices: { signInBy: signInWays },
  references: {
    roles: { failed: 'ভূমিকার তালিকা আনা যায়নি', filter: 'ভূমিকা খুঁজুন' },
    workPlaces: { failed: 'কর্মস্থলের তালিকা আনা যায়নি', filter: 'কর্মস্থল খুঁজুন' },
  },
  firstSignIn:
    'নতুন ব্যবহারকারীর পাসওয়ার্ড লাগবে না: এখানে দেওয়া ই-মেইল বা ফোনে পাঠানো এককালীন কোড (ওটিপি) দিয়ে তিনি লগইন করবেন। পরে “আমার অ্যাকাউন্ট” থেকে পাসওয়ার্ড নির্ধারণ করতে পারবেন।',
  inRow: {
    edit: 'সারিতেই সম্পাদনা (%{key})',
    save: 'সারি সংরক্ষণ (%{key})',
    cancel: 'বাতিল (%{key})',
    load: 'বর্তমান সংস্করণ আনুন',
    overwrite: 'আমারটি সংরক্ষণ করুন',
  },
  messages: {
    created: 'ব্যবহারকারী যোগ করা হয়েছে',
    edited: 'ব্যবহারকারীর তথ্য হালনাগাদ করা হয়েছে',
    failed: 'একটি ত্রুটি হয়েছে',
    statusQuestion: 'আপনি কি সত্যিই এই ব্যবহারকারীর অবস্থা পরিবর্তন করতে চান?',
    statusChanged: 'পরিবর্তন করা হয়েছে',
  },
};
