import { matches, type Check } from '../check.ts';

export const urlPattern = /^https?:\/\/[^\s/?#@\\]+([/?#]\S*)?$/i;

/** Checks a web address: http or https, a host without user or password before it, no blanks. */
export function checkUrl(value: string): Check {
  return matches(urlPattern, value);
}
