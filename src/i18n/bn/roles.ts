import type { Translated } from '../catalogue';
import type { roles as english } from '../en/roles';

export const roles: Translated<typeof english> = {
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
