/** `drillDownFilters`: what a figure has narrowed a list down to. */
export const drillDownFilters = {
  only: 'Shows only',
  chip: '%{filter}: %{value}',
  remove: 'Remove %{filter}: %{value}',
  filters: {
    status: 'Status',
    month: 'Month',
    workPlaceId: 'Section',
    filingStatus: 'Filing status',
  },
  notGiven: 'Not given',
};
