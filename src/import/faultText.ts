import { formatCount } from '../../domain/digits';
import type { Language } from '../i18n/catalogue';
import { FileFault } from './file/fileFault';

type Translate = (key: string, options: Record<string, string>) => string;

/**
 * The text that says why a file cannot be read. A failure without a reason means that the code for reading
 * files was not loaded.
 */
export function faultText(failure: unknown, translate: Translate, language: Language): string {
  const { code, params } = failure instanceof FileFault ? failure : new FileFault('noReader');
  const shown = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'number' ? formatCount(value, language) : value,
  ]);
  return translate(`fileFaults.${code}`, Object.fromEntries(shown) as Record<string, string>);
}
