import { describe, expect, it } from 'vitest';
import { toAsciiDigits, toBengaliDigits } from '../../domain/digits';
import { fileNumberInAddress } from '../../src/resources/followOnCases/finder/fileNumberInAddress';
import { fileNumberInPath, fileNumberKey } from '../../domain/fileNumber';
import { fold, foldTerm } from '../../domain/folding';
import { messageText } from '../../domain/messages';

describe('texts', () => {
  it('convert digits in both directions and leave everything else', () => {
    expect(toAsciiDigits('নথি-১২/2026')).toBe('নথি-12/2026');
    expect(toBengaliDigits('নথি-১২/2026')).toBe('নথি-১২/২০২৬');
  });

  it('are compared regardless of case, script of digits and Unicode composition', () => {
    expect(fold('S-১২/AP')).toBe('s-12/ap');
    expect(fold('ক\u09c7\u09be')).toBe(fold('ক\u09cb'));
    expect(foldTerm('  S-12 ')).toBe('s-12');
  });

  it('count as the same file number if only case, digits or outer space differ', () => {
    expect(fileNumberKey(' S-১২/ap/2019')).toBe(fileNumberKey('s-12/AP/2019 '));
    expect(fileNumberKey('S-12')).not.toBe(fileNumberKey('S 12'));
  });

  it('encode any file number in an address', () => {
    expect(fileNumberInPath('৫ম/১২ 100%')).toBe('%E0%A7%AB%E0%A6%AE%2F%E0%A7%A7%E0%A7%A8%20100%25');
  });

  it.each(['.', '..'])('encode the file number %s, which the URL would else take for a path step', (dots) => {
    const { pathname } = new URL(`/add-tribunal-case/${fileNumberInPath(dots)}`, 'http://casebook');
    expect(pathname).toBe(`/add-tribunal-case/%20${dots}`);
    expect(fileNumberInAddress(pathname, '/add-tribunal-case')).toBe(dots);
  });

  it('fill in a message’s parameters', () => {
    expect(messageText('tooLong', { max: 255 })).toBe('Must be at most 255 characters');
  });
});
