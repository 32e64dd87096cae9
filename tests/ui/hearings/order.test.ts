import { expect, it } from 'vitest';
import { byCourt } from '../../../src/hearings/hearingNames';
import { hearing } from './diaryServer';

it('the diary lists a hearing below the item that it is heard with, and those without any item last', () => {
  const listed = [
    hearing(1, { court: 'Bench 2', itemNo: null }),
    hearing(2, { court: 'Bench 2', itemNo: '12' }),
    hearing(3, { court: 'Bench 2', itemNo: null, withId: '7' }),
    hearing(4, { court: 'Bench 2', itemNo: '7' }),
    hearing(5, { court: 'Bench 2', itemNo: '13', withId: '7' }),
  ];
  expect(listed.toSorted(byCourt).map(({ id }) => id)).toEqual([4, 3, 2, 5, 1]);
});
