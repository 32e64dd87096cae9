import { runnerImport } from 'vite';

/** What the product knows of its registers: the benchmark makes rows and walks lists of whatever is there. */
export const { caseTypes, caseFilingFields, caseFilingSorts, columnName } = {
  ...(await modulesOf('./domain/followOnCases/index.ts')),
  ...(await modulesOf('./domain/caseFilings.ts')),
  ...(await modulesOf('./server/db/keptPlans.ts')),
};

async function modulesOf(path) {
  return (await runnerImport(path)).module;
}
