import type { drillDownFilters as english } from '../en/drillDownFilters';

export const drillDownFilters: typeof english = {
  only: 'শুধু দেখানো হচ্ছে',
  chip: '%{filter}: %{value}',
  remove: 'বাদ দিন %{filter}: %{value}',
  filters: {
    status: 'অবস্থা',
    month: 'মাস',
    workPlaceId: 'শাখা/সেকশন',
    filingStatus: 'নথির অবস্থা',
    companyId: 'আমদানিকারক/রপ্তানিকারক',
  },
  notGiven: 'উল্লেখ নেই',
};
