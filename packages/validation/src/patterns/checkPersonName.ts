import { matches, type Check } from '../check.ts';

/** Checks a name in the reading "2 to 100 Chinese or English characters". Blanks, dots, hyphens and apostrophes may stand between characters. */
export function checkPersonName(value: string): Check {
  return matches(/^(?=.{2,100}$)[\p{Script=Han}A-Za-z](?:[ .·'’-]{0,2}[\p{Script=Han}A-Za-z])+$/u, value);
}
