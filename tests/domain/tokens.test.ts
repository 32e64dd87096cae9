import { expect, it } from 'vitest';
import { rights } from '../../domain/rights';
import { tokenMay, tokenScopes } from '../../domain/tokens';

const both = `companies cnf-agents freight-forwarder-agents shipping-agents case-fillings applicate-comm-cases
  tribunal-cases custom-appeals high-court-rits contempt-cases high-court-cpa-cpl-cases high-court-cp-cases
  admiral-suit-cases foujdari-suit-cases civil-case proceedings hearings limits notes calendars steps volumes movements
  file-calls file-call-rows file-retention money-entries guarantees stays recovery-steps sections banks desks
  loss-reasons paper-kinds closed-days money-rules retention-rules return-forms limitation-rules papers scans`;
const onlyRead = 'search retention destructions money-positions changes returns dashboard summary lookups';

it('what API tokens may read and write is decided for every resource: a new one fails here until it is', () => {
  const read = Object.keys(rights).filter((resource) => tokenMay(['read'], 'read', resource));
  expect(read.toSorted()).toEqual(`${both} ${onlyRead}`.split(/\s+/).toSorted());
  expect(tokenScopes).toEqual(['read', ...both.split(/\s+/).map((resource) => `write:${resource}`)]);
});
