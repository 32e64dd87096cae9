import { runnerImport } from 'vite';

/** What the product knows of its registers: the benchmark makes rows and walks lists of whatever is there. */
export const { caseTypes, caseFilingFields, caseFilingSorts, columnName } = {
  ...(await moduleAt('./domain/followOnCases/index.ts')),
  ...(await moduleAt('./domain/caseFilings.ts')),
  ...(await moduleAt('./server/db/keptPlans.ts')),
};

async function moduleAt(path) {
  return (await runnerImport(path)).module;
}
