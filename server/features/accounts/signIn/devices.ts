/**
 * Patterns of the User-Agent. The order matters: browsers also name the older ones that they are based on
 * (Edge names Chrome).
 */
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
 * A short description of a session's device from the User-Agent, such as `Firefox, Windows`. For an unknown
 * program, the beginning of its User-Agent in plain characters; null when the header is empty.
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
