import { runnerImport } from 'vite';

/** The product's own descriptions of its registers, from which the benchmark derives rows and lists. */
export const {
  searchedKinds,
  caseTypes,
  caseFilingColumns,
  caseFilingFields,
  caseFilingSorts,
  columnName,
  proceedingKinds,
} = {
  ...(await moduleAt('./domain/followOnCases/index.ts')),
  ...(await moduleAt('./domain/caseFilings.ts')),
  ...(await moduleAt('./domain/proceedings.ts')),
  ...(await moduleAt('./domain/searchEntries.ts')),
  ...(await moduleAt('./server/platform/database/preparedStatements.ts')),
};

async function moduleAt(path) {
  return (await runnerImport(path)).module;
}
