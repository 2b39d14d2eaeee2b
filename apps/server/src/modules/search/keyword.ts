import { readVin } from '@harrow/validation/vin';
import type { SequenceRuleTable } from '../../documents/numbers/tables.ts';
import { asTyped } from '../../shared/list/mentions.ts';

/** A keyword as everything is looked through for it. */
export interface Keyword {
  /** As it was typed, without the wide letters of Chinese keyboards. */
  readonly text: string;
  /** A whole VIN or the last six characters of one; null when it can be neither. */
  readonly vin: string | null;
}

/** Fewer letters mean everything. */
const fewest = 2;
/** Codes and numbers are asked from here on: an index of trigrams knows nothing shorter. */
const fewestOfCode = 3;

/** Letters that no VIN has are read as the digits that they look like. */
const misread: Readonly<Record<string, string>> = { O: '0', Q: '0', I: '1' };

function vinOf(text: string): string | null {
  const vin = readVin(text).replace(/[OQI]/g, (letter) => misread[letter]!);
  return /^(?:[A-HJ-NPR-Z0-9]{6}|[A-HJ-NPR-Z0-9]{17})$/.test(vin) ? vin : null;
}

/** Null for a keyword that is too short to look for. */
export function readKeyword(typed: string): Keyword | null {
  const text = asTyped(typed);
  return [...text].length < fewest ? null : { text, vin: vinOf(text) };
}

export const mayBeCode = ({ text }: Keyword): boolean => [...text].length >= fewestOfCode;

type Rule = Pick<SequenceRuleTable, 'prefix' | 'period' | 'perDealer' | 'digits'>;

/** Whether a keyword is a number of a kind, part of one, or neither. `WC2611D001-0007` is whole, `0007` and `wc26` are parts, `HT-26` is neither. */
export function asNumber({ text }: Keyword, rules: readonly Rule[]): 'whole' | 'part' | null {
  // What no rule numbers has numbers of its own.
  if (rules.length === 0) return 'part';
  const number = text.toUpperCase();
  if (!/^[A-Z0-9-]+$/.test(number)) return null;
  if (rules.some((rule) => wholeNumber(rule).test(number))) return 'whole';
  return rules.some((rule) => mayBePart(rule, number)) ? 'part' : null;
}

const wholeNumber = ({ prefix, period, perDealer, digits }: Rule): RegExp =>
  new RegExp(`^${prefix}${period === 'none' ? '' : '\\d{4}'}${perDealer === 'Y' ? '[A-Z0-9]{1,4}' : ''}-\\d{${digits},}$`);

/** All letters are those of the prefix, unless a dealer's code stands in the number. */
const mayBePart = ({ prefix, perDealer }: Rule, number: string): boolean =>
  perDealer === 'Y' || (number.match(/[A-Z]+/g) ?? []).every((letters) => prefix.includes(letters));
