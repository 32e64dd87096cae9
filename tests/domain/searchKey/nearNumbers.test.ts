import { expect, it } from 'vitest';
import { nearNumbersOf } from '../../../domain/searchKey/nearNumbers';

it('near numbers have two digits swapped, then one digit replaced, then one missing or added', () => {
  const [swapped, wrong, others] = nearNumbersOf('12345')!.slips;
  expect(swapped).toEqual(
    ['21345', '13245', '12435', '12354'].flatMap((number) => [`#${number}`, `=${number}`, number]),
  );
  expect(wrong).toHaveLength(5 * 9 * 3 - 1); // `02345` is `2345`, which is too short to stand alone
  expect(wrong).toContain('#12845');
  expect(others).toEqual(expect.arrayContaining(['#1245', '#123456', '#123345']));
});

it('near numbers leave out the words before a number, and are limited to the register that the words name', () => {
  const { kinds, slips } = nearNumbersOf('রিট পিটিশন নং ১২৪৩/২০২১')!;
  expect(kinds).toEqual(['high-court-rits']);
  expect(slips[0]).toEqual(expect.arrayContaining(['#1234/2021', '=12342021']));
  expect(nearNumbersOf('Case No. 1243/2021')!.slips[0]).toContain('#1234/2021');
  expect(nearNumbersOf('C-880132')!.slips[0]).toEqual(expect.arrayContaining(['=c880123', '880123']));
});

it.each(['1234', 'Rahman', '', '12/24', '123456789012345678901'])(
  'the text %j has no near numbers',
  (text) => {
    expect(nearNumbersOf(text)).toBeNull();
  },
);

it('the similar numbers of a file number do not read its final financial year as another number with a year', () => {
  const swapped = nearNumbersOf('CHC/1/14/2016-71')!.slips[0];
  expect(swapped).toContain('#chc11420162017');
  expect(swapped).not.toContain('#2016/2017');
  expect(nearNumbersOf('WP 2061/2021')!.slips[0]).toContain('#2016/2021');
});
