import type { Translated } from '../catalogue';
import type { signIn as english } from '../en/signIn';
import { somethingBad } from './somethingBad';

export const signIn: Translated<typeof english> = {
  pageTitle: 'লগইন',
  tagline: 'আইন শাখার মামলা রেজিস্টার',
  userName: 'ইউজারনেম',
  continue: 'ইউজারনেম দিয়ে এগিয়ে যান',
  userNameRequired: 'ইউজারনেম আবশ্যক',
  signingInAs: '%{userName} হিসেবে লগইন করছেন',
  changeUserName: 'ইউজারনেম বদলান',
  password: 'পাসওয়ার্ড',
  otp: 'ওটিপি',
  otpHint: 'আপনাকে পাঠানো ওটিপি (৫ মিনিট কার্যকর) অথবা অ্যাডমিনের দেওয়া কোড লিখুন।',
  factor: 'অথেন্টিকেটর অ্যাপের কোড',
  factorHint:
    'ফোনের অ্যাপে দেখানো ছয় অঙ্কের কোড অথবা আপনার একটি রিকভারি কোড লিখুন। দুটিই হারিয়ে গেলে অ্যাডমিনকে বলুন।',
  secretRequired: 'এই ঘরটি পূরণ করা আবশ্যক',
  show: '%{field} দেখান',
  hide: '%{field} লুকান',
  rememberMe: 'আমাকে মনে রাখুন',
  login: 'লগইন',
  forgotPassword: 'পাসওয়ার্ড ভুলে গেছেন?',
  forgotPasswordText:
    'আপনার আইন শাখার কেসবুক অ্যাডমিনের সঙ্গে যোগাযোগ করুন। তিনি আপনার অ্যাকাউন্ট দেখে নতুনভাবে লগইনের ব্যবস্থা করে দিতে পারবেন।',
  otpInstead: 'এর বদলে ওটিপি দিয়ে লগইন করুন',
  close: 'বন্ধ করুন',
  resendOtp: 'আবার ওটিপি পাঠান',
  resendIn: '%{time} পরে আবার পাঠাতে পারবেন',
  otpSent: 'ওটিপি সফলভাবে পাঠানো হয়েছে..!',
  notAuthorized: 'যে ব্যবহারকারী হিসেবে লগইন করতে চাইছেন তাঁর অনুমতি নেই',
  noResponse: 'এই মুহূর্তে সার্ভারের সঙ্গে সংযোগ করা যাচ্ছে না, অনুগ্রহ করে পরে আবার চেষ্টা করুন।',
  outage:
    'কেসবুক এই মুহূর্তে ডেটাবেজে পৌঁছাতে পারছে না, নিজে থেকেই আবার চেষ্টা করছে। সমস্যা থেকে গেলে যিনি সার্ভার চালান তাঁকে জানান।',
  failed: 'লগইন করা যায়নি। অনুগ্রহ করে পরে আবার চেষ্টা করুন।',
  tooMany: 'অনেকবার চেষ্টা করা হয়েছে। %{time} অপেক্ষা করে আবার চেষ্টা করুন।',
  minutes: '%{count} মিনিট',
  seconds: '%{count} সেকেন্ড',
  opening: 'রেজিস্টার খোলা হচ্ছে…',
  serverSays: {
    'Bad credentials': 'ইউজারনেম অথবা পাসওয়ার্ড/ওটিপি সঠিক নয়',
    'User is disabled': 'এই ব্যবহারকারীকে নিষ্ক্রিয় করা হয়েছে',
    'This code is wrong or was used already. Wait for the next one and try again':
      'কোডটি ভুল অথবা আগেই ব্যবহার করা হয়েছে। পরের কোডের জন্য অপেক্ষা করে আবার চেষ্টা করুন।',
  },
  advice: {
    'Bad credentials': 'মিলিয়ে দেখে আবার লিখুন। মনে না থাকলে “পাসওয়ার্ড ভুলে গেছেন?” চাপুন।',
    'User is disabled': 'অ্যাকাউন্ট সক্রিয় করতে আইন শাখার কেসবুক অ্যাডমিনকে বলুন।',
    'Not authorized': 'লগইনের ভূমিকার জন্য আইন শাখার কেসবুক অ্যাডমিনকে বলুন।',
  },
  somethingBad,
};
