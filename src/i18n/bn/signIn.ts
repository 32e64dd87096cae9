import type { Translated } from '../catalogue';
import type { signIn as english } from '../en/signIn';
import { somethingBad } from './somethingBad';

export const signIn: Translated<typeof english> = {
  pageTitle: 'লগইন',
  practice:
    'অনুশীলন – এখানে কিছুই আসল নয়, প্রতি রাতে সব আবার নতুন করে তৈরি হয়। ইউজারনেম %{userName}, পাসওয়ার্ড %{password}।',
  tagline: 'আইন শাখার মামলা রেজিস্টার',
  userName: 'ইউজারনেম',
  continue: 'ইউজারনেম দিয়ে এগিয়ে যান',
  userNameRequired: 'ইউজারনেম আবশ্যক',
  oidc: '%{name} দিয়ে লগইন করুন',
  otpSent: 'ওটিপি সফলভাবে পাঠানো হয়েছে..!',
  noResponse: 'এই মুহূর্তে সার্ভারের সঙ্গে সংযোগ করা যাচ্ছে না, অনুগ্রহ করে পরে আবার চেষ্টা করুন।',
  outage:
    'কেসবুক এই মুহূর্তে ডেটাবেজে পৌঁছাতে পারছে না, নিজে থেকেই আবার চেষ্টা করছে। সমস্যা থেকে গেলে যিনি সার্ভার চালান তাঁকে জানান।',
  failed: 'লগইন করা যায়নি। অনুগ্রহ করে পরে আবার চেষ্টা করুন।',
  tooMany: 'অনেকবার চেষ্টা করা হয়েছে। %{time} অপেক্ষা করে আবার চেষ্টা করুন।',
  minutes: '%{count} মিনিট',
  seconds: '%{count} সেকেন্ড',
  opening: 'রেজিস্টার খোলা হচ্ছে…',
  somethingBad,
};
