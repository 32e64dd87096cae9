/** The summary's rows of two sections: AIR with two statuses, Jetty without cases. */
export const summary = [
  row('AIR', 'OPEN', {
    caseFiling: 1200,
    revenue: 123_456_789.05,
    applicateCommCase: 11,
    applicateCommCaseRevenue: 10_050_000,
    civilCase: 1,
    civilCaseRevenue: 49_999.99,
  }),
  row('AIR', 'CLOSED', {
    caseFiling: 34,
    revenue: 9_876_543_210.1,
    tribunalCase: 5,
    tribunalCaseRevenue: 50_000,
  }),
  row('Jetty', 'OPEN', {}),
];

function row(wpName: string, caseStatus: string, figures: Record<string, number>) {
  const registers = ['applicateCommCase', 'tribunalCase', 'customsAppeal', 'highCourtRit', 'admiralSuit'];
  const others = ['highCourtCpaCplCase', 'highCourtCpCase', 'foujdariCase', 'civilCase'];
  const zeros = [...registers, ...others].flatMap((name) => [
    [name, 0],
    [`${name}Revenue`, 0],
  ]);
  return { wpName, caseStatus, caseFiling: 0, revenue: 0, ...Object.fromEntries(zeros), ...figures };
}

/** The cells of several registers with the same two values. */
export const pairs = <T>(registers: number, count: T, revenue: T): T[] =>
  Array.from({ length: registers }, () => [count, revenue]).flat();

/** Headings above the registers' pairs of columns. */
export const registers = [
  'দাবিনামা/আদেশ',
  'কমিশনার (আপিল)',
  'আপিলাত ট্রাইব্যুনাল',
  'কাস্টমস আপিল (হাইকোর্ট বিভাগ)',
  'রিট মামলা',
  'সিপিএলএ/সিএমপি',
  'সিভিল পিটিশন',
  'এডমিরালটি মামলা',
  'ফৌজদারি মামলা',
  'দেওয়ানি মামলা',
];
