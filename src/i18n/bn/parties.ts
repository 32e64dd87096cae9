import { agentKinds, type AgentKindName } from '../../../domain/agents';
import { partyNames } from './names';
import type * as en from '../en/parties';

export const pictures: typeof en.pictures = {
  choose: 'এখানে ছবি টেনে আনুন, পেস্ট করুন, অথবা বাছাই করতে ক্লিক করুন',
  replace: 'অন্য ছবি টেনে আনুন, পেস্ট করুন বা বাছাই করুন',
  kinds: 'জেপিইজি বা পিএনজি। ছবিটি নিজে থেকেই ছোট করা হয়।',
  preview: 'বাছাই করা ছবি',
  chosen: '%{name} বাছাই করা হয়েছে',
  remove: 'ছবি সরান',
  removed: 'ছবি সরানো হয়েছে',
};

const fields: Omit<typeof en.companies.fields, 'isActive'> = {
  companyName: 'আমদানিকারক/রপ্তানিকারক',
  contactPersonName: 'যোগাযোগকারী ব্যক্তি',
  email: 'ই-মেইল',
  phone1: 'ফোন ১',
  phone2: 'ফোন ২',
  regCode: 'আরজেএসসি নিবন্ধন নম্বর',
  tin: 'টিআইএন',
  vatRegNo: 'বিআইএন',
  web: 'ওয়েবসাইট',
  division: 'বিভাগ',
  district: 'জেলা',
  thana: 'থানা',
  addressLine1: 'ঠিকানা (প্রথম লাইন)',
  addressLine2: 'ঠিকানা (দ্বিতীয় লাইন)',
  logo: 'লোগো',
};

const columns: typeof en.companies.columns = {
  logo: fields.logo,
  companyName: fields.companyName,
  contactPersonName: fields.contactPersonName,
  email: fields.email,
  phone1: fields.phone1,
  phone2: fields.phone2,
  isActive: 'অবস্থা',
};

/** The texts of `resources.companies`. */
export const companies: typeof en.companies = {
  ...partyNames.companies,
  list: {
    title: 'আমদানিকারক/রপ্তানিকারকের তালিকা',
    breadcrumb: 'প্রতিষ্ঠান ব্যবস্থাপনা',
    add: 'আমদানিকারক/রপ্তানিকারক যোগ করুন',
    search: 'নাম, বিআইএন, টিআইএন, ফোন বা ই-মেইল',
  },
  create: { title: 'আমদানিকারক/রপ্তানিকারক যোগ করুন', breadcrumb: 'প্রতিষ্ঠান ব্যবস্থাপনা' },
  edit: { title: 'প্রতিষ্ঠানের বিবরণ সম্পাদনা' },
  fields: { ...fields, isActive: columns.isActive },
  columns,
  groups: {
    company: 'প্রতিষ্ঠান',
    contact: 'যোগাযোগ',
    registration: 'নিবন্ধন',
    address: 'ঠিকানা',
    logo: 'ছবি',
  },
  hints: {
    vatRegNo: '১৩ অঙ্কের, যেমন ০০০০০০০০০-০০০০',
    tin: '১২ অঙ্কের',
    phone1: '১১ অঙ্কের',
    phone2: '১১ অঙ্কের',
  },
  checkHint: 'মিলিয়ে দেখুন: %{hint}',
  sameName: 'এই নামে বা কাছাকাছি নামে আগে থেকেই নথিভুক্ত আছে:',
  logoOf: '%{name}-এর লোগো',
  noLogo: 'লোগো নেই',
  active: 'সক্রিয়',
  inactive: 'নিষ্ক্রিয়',
  messages: {
    created: { title: 'সফল', text: 'প্রতিষ্ঠানটি যোগ করা হয়েছে' },
    edited: 'প্রতিষ্ঠানের তথ্য হালনাগাদ করা হয়েছে',
    failed: 'একটি ত্রুটি হয়েছে',
    statusQuestion: 'আপনি কি সত্যিই প্রতিষ্ঠানটির অবস্থা পরিবর্তন করতে চান?',
    statusChanged: 'অবস্থা পরিবর্তন করা হয়েছে',
  },
};

const wordsOf = (name: string): en.AgentWords => ({
  name,
  list: {
    title: `${name}ের তালিকা`,
    breadcrumb: 'এজেন্ট ব্যবস্থাপনা',
    add: `${name} যোগ করুন`,
    search: 'নাম, এআইএন, ফোন বা ঠিকানা',
  },
  create: { title: `${name} যোগ করুন`, breadcrumb: 'এজেন্ট ব্যবস্থাপনা' },
  edit: { title: 'এজেন্টের বিবরণ সম্পাদনা' },
  fields: {
    cnfAgentName: `${name}ের নাম`,
    agentName: 'এজেন্টের নাম',
    licNo: 'এআইএন',
    contactNumber: 'মোবাইল নম্বর',
    otherNumber: 'অন্য নম্বর',
    address: 'ঠিকানা',
  },
  messages: {
    created: 'এজেন্ট যোগ করা হয়েছে',
    edited: 'এজেন্টের তথ্য হালনাগাদ করা হয়েছে',
    failed: 'একটি ত্রুটি হয়েছে',
    deleteQuestion: 'আপনি কি সত্যিই এজেন্টটি মুছে ফেলতে চান?',
  },
});

/** `resources.<kind>` of every kind of agent. */
export const agents = Object.fromEntries(
  agentKinds.map(({ name }) => [name, wordsOf(partyNames[name].name)]),
) as Record<AgentKindName, en.AgentWords>;

/** Loaded with the screens that use it (src/i18n/index.ts). */
export const catalogue = { pictures, resources: { companies, ...agents } };
