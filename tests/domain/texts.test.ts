import { describe, expect, it } from 'vitest';
import { toAsciiDigits, toBengaliDigits } from '../../domain/digits';
import { fileNumberInAddress } from '../../src/resources/followOnCases/finder/fileNumberInAddress';
import { fileNumberInPath, fileNumberKey } from '../../domain/fileNumber';
import { fold, foldTerm } from '../../domain/folding';
import { messageText } from '../../domain/messages';

describe('texts', () => {
  it('digits are converted in both directions, and all other characters stay', () => {
    expect(toAsciiDigits('নথি-১২/2026')).toBe('নথি-12/2026');
    expect(toBengaliDigits('নথি-১২/2026')).toBe('নথি-১২/২০২৬');
  });

  it('texts are compared regardless of case, script of digits and Unicode composition', () => {
    expect(fold('S-১২/AP')).toBe('s-12/ap');
    expect(fold('ক\u09c7\u09be')).toBe(fold('ক\u09cb'));
    expect(foldTerm('  S-12 ')).toBe('s-12');
  });

  it('a search term loses the invisible characters that a stored text does not have', () => {
    expect(foldTerm('\ufeffS-\u200b12\u00ad/A\u200dP ')).toBe('s-12/ap');
    expect(foldTerm('র\u200d\u200d্যাব')).toBe(fold('র\u200d্যাব'));
  });

  it('two file numbers are the same if only case, script of digits or outer spaces differ', () => {
    expect(fileNumberKey(' S-১২/ap/2019')).toBe(fileNumberKey('s-12/AP/2019 '));
    expect(fileNumberKey('S-12')).not.toBe(fileNumberKey('S 12'));
  });

  it('any file number can be encoded in a URL', () => {
    expect(fileNumberInPath('৫ম/১২ 100%')).toBe('%E0%A7%AB%E0%A6%AE%2F%E0%A7%A7%E0%A7%A8%20100%25');
  });

  it.each(['.', '..'])(
    'the file number %s is encoded so that a URL does not take it for a path step',
    (dots) => {
      const { pathname } = new URL(`/add-tribunal-case/${fileNumberInPath(dots)}`, 'http://casebook');
      expect(pathname).toBe(`/add-tribunal-case/%20${dots}`);
      expect(fileNumberInAddress(pathname, '/add-tribunal-case')).toBe(dots);
    },
  );

  it('a message is filled in with its parameters', () => {
    expect(messageText('tooLong', { max: 255 })).toBe('Must be at most 255 characters');
  });
});
