import { describe, expect, it } from 'vitest';
import { referenceSearch } from '../../../src/inputs/references';

const agents = [
  { id: 1, cnfAgentName: 'New Padma Agencies', licNo: '301000012' },
  { id: 2, cnfAgentName: 'PADMA Freight', licNo: null },
  { id: 3, cnfAgentName: 'কর্ণফুলী এজেন্সি', licNo: '301000345' },
];
const search = referenceSearch('cnf-agent-choices', agents, 2);
const found = (typed: string) => search(typed).map(({ id }) => id);

describe('the search among references', () => {
  it('puts those first that begin with the term, in either case', () => {
    expect(found('padma')).toEqual([2, 1]);
  });

  it('finds by the number, in Bengali digits too', () => {
    expect(found('৩৪৫')).toEqual([3]);
  });

  it('offers all up to the limit when nothing is typed', () => {
    expect(found(' ')).toEqual([1, 2]);
  });
});
