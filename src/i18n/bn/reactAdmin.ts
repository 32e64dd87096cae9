import type { Translated } from '../catalogue';
import type { reactAdmin as english } from '../en/reactAdmin';

export const reactAdmin: Translated<typeof english> = {
  ra: {
    action: {
      cancel: 'বাতিল',
      clear_input_value: 'মান মুছুন',
      close: 'বন্ধ করুন',
      confirm: 'নিশ্চিত করুন',
      open: 'খুলুন',
    },
    auth: { auth_check_error: 'কাজ চালিয়ে যেতে লগইন করুন' },
    boolean: { true: 'হ্যাঁ', false: 'না' },
    message: {
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
  },
};
