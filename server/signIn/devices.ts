/** What names itself in a User-Agent. The order matters: browsers claim to be older ones as well. */
const BROWSERS: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(iPhone|iPad)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const LONGEST = 100;

/**
 * A few words by which people tell their sessions apart, from a User-Agent: `Firefox, Windows`. Of a program
 * that is no known browser it is what that says first, in plain characters; null when it says nothing.
 */
export function deviceOf(userAgent: string | undefined): string | null {
  const text = userAgent ?? '';
  const known = [BROWSERS, SYSTEMS].map((names) => names.find(([pattern]) => pattern.test(text))?.[1]);
  const words = known.filter(Boolean).join(', ');
  return (
    words ||
    text
      .replace(/[^\w ./-]/g, '')
      .trim()
      .slice(0, LONGEST) ||
    null
  );
}
