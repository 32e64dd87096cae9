import type { Translated } from '../catalogue';
import type { territory as english } from '../en/territory';

export const territory: Translated<typeof english> = {
  switch: 'কর্ম-এলাকা বদল করুন',
  current: 'কর্ম-এলাকা: %{name}',
};
