import { each } from './rounds.mjs';

const FILING_SORTS = [
  'id',
  'nothiNumber',
  'workPlace.name',
  'cnfAgent.cnfAgentName',
  'ainNumber',
  'company.companyName',
  'bankGuaranteeAmount',
  'bankGuaranteeDate',
  'productName',
  'hsCode',
  'revenue',
  'dateOfProvisionalTaxation',
  'dateOfFinalTaxation',
];

const TRIBUNAL_SORTS = [
  'id',
  'caseFilling.nothiNumber',
  'caseFilling.workPlace.name',
  'caseFilling.revenue',
  'tribunalCaseNo',
  'dateOfCase',
  'documentOfLawBranch',
  'dispatchOfReplyNo',
  'dispatchOfReplyDate',
  'dateOfHearing01',
  'dateOfHearing02',
  'implementationOfInterimOrder',
  'interimOrderOfTribunal1',
  'interimOrderOfTribunal2',
  'interimOrderOfTribunal3',
  'interimOrderOfTribunal4',
  'tribunalOrderNo',
  'tribunalOrderDate',
  'tribunalJudgement',
  'summOfJudgementOrder',
  'tribunalCaseComment',
  'status',
];

const CRIMINAL_SORTS = [
  'id',
  'caseFilling.nothiNumber',
  'caseFilling.revenue',
  'relatedThana',
  'mamlaNoOfRelatedThana',
  'dateOfCase',
  'fir',
  'cmmCgm',
  'dateOfAghar',
  'interimOrderOfTribunal1',
  'interimOrderOfTribunal2',
  'interimOrderOfTribunal3',
  'interimOrderOfTribunal4',
];

/** Every sort option's first page in both directions: the slowest one beside the quickest. */
export async function sorts(big, options) {
  return [
    await worstOf('filings', 'case-fillings-page', FILING_SORTS),
    await worstOf('tribunal cases', 'tribunal-cases-page', TRIBUNAL_SORTS),
    await worstOf('criminal cases', 'foujdari-suit-cases-page', CRIMINAL_SORTS),
  ];

  async function worstOf(list, page, names) {
    const all = names.flatMap((name) =>
      ['asc', 'desc'].map((order) => ({
        what: `${name} ${order}`,
        ours: () => big.get(`/api/case/${page}?size=20&sortBy=${name}&ascOrDesc=${order}`),
      })),
    );
    const measured = (await each(all, options)).sort((a, b) => a.median - b.median);
    const best = measured[0];
    const worst = measured.at(-1);
    return {
      what: `${list}, first page, slowest of ${measured.length} sorts: ${worst.what}`,
      clients: 1,
      ours: worst,
      against: `the quickest: ${best.what}`,
      other: best,
      slower: worst.median / best.median,
      bar: { slower: 3 },
    };
  }
}
