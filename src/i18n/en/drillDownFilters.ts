/** `drillDownFilters`: names of the filters that figures and the hits of the search link with. */
export const drillDownFilters = {
  only: 'Shows only',
  chip: '%{filter}: %{value}',
  remove: 'Remove %{filter}: %{value}',
  filters: {
    status: 'Status',
    month: 'Month',
    workPlaceId: 'Section',
    filingStatus: 'Filing status',
    companyId: 'Importer/Exporter',
  },
  notGiven: 'Not given',
};
