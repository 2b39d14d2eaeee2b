const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg(?:A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/Windows/, 'Windows'],
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

const first = (names: readonly (readonly [RegExp, string])[], text: string): string | undefined => names.find(([pattern]) => pattern.test(text))?.[1];

/** Browser and system of a user agent, e.g. `Chrome · Windows`; the beginning of one that is not known. */
export function browserName(userAgent: string): string {
  const known = [first(browsers, userAgent), first(systems, userAgent)].filter((name) => name !== undefined);
  return known.length > 0 ? known.join(' · ') : userAgent.slice(0, 40) || '–';
}
