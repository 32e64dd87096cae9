import { describe, expect, it } from 'vitest';
import { gapsBetween } from '../../../domain/limitation/rules';

const version = (validFrom: string | null, validTo: string | null) => ({ validFrom, validTo });

describe('days without a version of a rule', () => {
  it('no day lacks a version of a rule where one version begins right after the other and has no end', () => {
    expect(gapsBetween([version(null, null)])).toEqual([]);
    expect(gapsBetween([version('2024-06-06', null), version(null, '2024-06-05')])).toEqual([]);
  });

  it('the days before the first and after the last version of a rule have no version', () => {
    expect(gapsBetween([version('2024-06-06', null)])).toEqual([version(null, '2024-06-05')]);
    expect(gapsBetween([version(null, '2024-06-05')])).toEqual([version('2024-06-06', null)]);
    expect(gapsBetween([version('2023-01-01', '2023-12-31')])).toEqual([
      version(null, '2022-12-31'),
      version('2024-01-01', null),
    ]);
  });

  it('the days between two versions of a rule have no version', () => {
    expect(gapsBetween([version('2024-03-01', null), version(null, '2023-12-31')])).toEqual([
      version('2024-01-01', '2024-02-29'),
    ]);
  });
});
