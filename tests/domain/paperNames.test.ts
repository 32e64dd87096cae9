import { expect, it } from 'vitest';
import { dayInName, kindInName, nameInName } from '../../domain/paperNames';

it.each([
  ['Order in original 12.pdf', 'order'],
  ['interim_order.pdf', 'interim-order'],
  ['BG renewal 2025.pdf', 'bank-guarantee'],
  ['Certified copy of judgment.pdf', 'certified-copy'],
  ['দাবিনামা ১২.pdf', 'demand-notice'],
  ['রায়.pdf', 'judgment'],
  ['IMG_20250201_101112.jpg', null],
  ['border.pdf', null],
])('the name %s tells the kind %s', (name, kind) => expect(kindInName(name)).toBe(kind));

it.each([
  ['order 01-02-2025.pdf', '2025-02-01'],
  ['IMG_20250201_101112.jpg', '2025-02-01'],
  ['আদেশ ০১.০২.২০২৫.pdf', '2025-02-01'],
  ['2025-02-01 order.pdf', '2025-02-01'],
  ['order 31-12-2027.pdf', null],
  ['order 45-45-2025.pdf', null],
  ['S-12-AP-2019.pdf', null],
])('the name %s tells the day %s', (name, day) => expect(dayInName(name, '2026-11-28')).toBe(day));

it.each([
  ['Order_of_the_bench.pdf', 'Order of the bench'],
  ['IMG_20250201_101112.jpg', null],
  ['Scan 0001.pdf', null],
  ['order 01-02-2025.pdf', null],
  ['WhatsApp Image 2025-02-01 at 10.11.12 PM.jpeg', null],
])('the name %s becomes %s', (name, shown) => expect(nameInName(name)).toBe(shown));
