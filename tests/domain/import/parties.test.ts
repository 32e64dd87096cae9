import { expect, it } from 'vitest';
import { splitParty } from '../../../domain/import/parties';

it.each<[string, string | null, string | null, string | null]>([
  ['301180123, Rahman & Sons (01711-123456)', '301180123', 'Rahman & Sons', '01711123456'],
  ['Rahman Traders, 01711123456', null, 'Rahman Traders', '01711123456'],
  ['রহমান ট্রেডার্স, এআইএন: ৩০১১৮০১২৩', '301180123', 'রহমান ট্রেডার্স', null],
  ['AIN No. 3011 - Karim & Co., Mob: +880 1811 223344', '3011', 'Karim & Co.', '01811223344'],
  ['001234567-0101 Dhaka Steel Ltd.', '001234567-0101', 'Dhaka Steel Ltd.', null],
  ['Dhaka Steel Ltd. (Unit 2)', null, 'Dhaka Steel Ltd. (Unit 2)', null],
  ['301180123', '301180123', null, null],
  ['৩০১১৮০১২৩', '301180123', null, null],
  ['০১৭১১১২৩৪৫৬', null, null, '01711123456'],
  ['৭ ভাই ট্রেডার্স', null, '৭ ভাই ট্রেডার্স', null],
  ['', null, null, null],
])(
  'the party cell %j is split into the number %s, the name %s and the mobile %s',
  (text, number, name, mobile) => {
    expect(splitParty(text)).toEqual({ number, name, mobile });
  },
);
