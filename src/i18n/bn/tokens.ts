import type { Translated } from '../catalogue';
import type { tokens as english } from '../en/tokens';

/** The texts of `resources.tokens`. */
export const tokens: Translated<typeof english> = {
  name: 'এপিআই টোকেন',
  one: 'এপিআই টোকেন',
  create: 'নতুন এপিআই টোকেন',
  created: 'এপিআই টোকেন তৈরি হয়েছে',
  empty:
    'এপিআই টোকেন দিয়ে অন্য কোনো প্রোগ্রাম আপনার পক্ষে এই রেজিস্টারের তথ্য পড়তে বা লিখতে পারে। প্রতিটি প্রোগ্রামকে আলাদা টোকেন দিন।',
  revokeQuestion:
    'আপনি কি সত্যিই এই এপিআই টোকেন বাতিল করতে চান? যে প্রোগ্রাম এটি ব্যবহার করে, সেটি এখন থেকে আর ঢুকতে পারবে না।',
  revoked: 'এপিআই টোকেন বাতিল করা হয়েছে',
  fields: {
    name: 'নাম',
    role: 'যার অধিকার পাবে',
    scopes: 'যা করতে পারবে',
    expiresOn: 'মেয়াদ শেষ',
    state: 'অবস্থা',
    by: 'তৈরি করেছেন',
    createdAt: 'তৈরির সময়',
    lastUsedAt: 'সর্বশেষ ব্যবহার',
  },
  choices: {
    role: { ROLE_ADMIN: 'অ্যাডমিন, দেওয়ানি মামলাসহ', ROLE_CUSTOMS: 'কাস্টমস কর্মকর্তা-কর্মচারী' },
    state: { ACTIVE: 'সচল', EXPIRED: 'মেয়াদোত্তীর্ণ', REVOKED: 'বাতিল' },
  },
  scopes: {
    read: 'এই ভূমিকায় যা দেখা যায়, তার সব পড়া',
    write: 'লেখা: %{register}',
    of: { scans: 'স্ক্যান ইনবক্স' },
  },
  secret: {
    done: 'এপিআই টোকেন %{name}-এর গোপন কোড',
    tell: 'যে প্রোগ্রাম এটি ব্যবহার করবে, সেখানে কোডটি লিখুন। কোডটি যার কাছে থাকবে, সে এই টোকেনের সব অধিকার পাবে।',
    afterwards:
      'কোডটি আর দেখানো হবে না। হারিয়ে গেলে বা অন্য কেউ দেখে ফেললে টোকেনটি বাতিল করে নতুন টোকেন তৈরি করুন।',
    copy: 'কপি করুন',
    copied: 'কপি হয়েছে',
  },
};

export const catalogue = { resources: { tokens } };
