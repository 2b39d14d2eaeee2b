import { decimalText } from '../numbers/numberText.ts';

/**
 * A sum of numbers that is exact in decimals: 0.1 + 0.2 is 0.3, whatever is added and taken away in between.
 * Numbers count as the decimal text a user sees, everything that is not a finite number counts as nothing.
 */
export interface DecimalSum {
  add(value: unknown): void;
  subtract(value: unknown): void;
  /** The sum in plain digits, e.g. "-12.5"; "0" for nothing. */
  text(): string;
  /**
   * Sum by count in plain digits, rounded half away from zero to two decimals, or to as many as the numbers have if that is
   * more. Empty without a number.
   */
  average(): string;
}

/** Least decimals of an average. */
const averageDecimals = 2;

/** 10 to the power of the decimals that prices, hours and quantities have. */
const powers = [1, 10, 100, 1000, 10_000];
/** Numbers of up to 15 digits are told apart by a double. */
const mostUnits = 1e15;

/** A number as a column of exact numbers stores it. */
const written = /^-?\d+(?:\.\d+)?$/;

/** @param ofTexts texts of digits with a point count as well, with all their digits */
export function createDecimalSum(ofTexts = false): DecimalSum {
  /** Whole units per number of decimals: 1.25 adds 125 to the entry of 2. */
  const unitsByScale = new Map<number, bigint>();
  /** Part of the same, by number of decimals, that still fits a number exactly. */
  const smallUnits = powers.map(() => 0);
  let count = 0;

  function change(value: unknown, sign: 1 | -1) {
    const isText = ofTexts && typeof value === 'string' && written.test(value);
    if (!isText && (typeof value !== 'number' || !Number.isFinite(value))) return;
    count += sign;
    if (value === 0) return;
    if (!isText && changeSmall(value as number, sign)) return;
    const text = isText ? value : decimalText(value as number);
    const point = text.indexOf('.');
    const scale = point < 0 ? 0 : text.length - point - 1;
    const units = BigInt(point < 0 ? text : text.slice(0, point) + text.slice(point + 1));
    unitsByScale.set(scale, (unitsByScale.get(scale) ?? 0n) + BigInt(sign) * units);
  }

  /** The usual case without texts: a number of at most 15 digits that has few decimals is those digits and no others. */
  function changeSmall(value: number, sign: 1 | -1): boolean {
    // Fewer decimals are counted as those of an average, which saves trying them.
    for (let scale = averageDecimals; scale < powers.length; scale += 1) {
      const units = Math.round(value * powers[scale]!);
      if (Math.abs(units) > mostUnits) return false;
      if (units / powers[scale]! !== value) continue;
      const sum = smallUnits[scale]! + sign * units;
      smallUnits[scale] = sum;
      if (Math.abs(sum) > mostUnits) flush(scale);
      return true;
    }
    return false;
  }

  function flush(scale: number) {
    if (smallUnits[scale] === 0) return;
    unitsByScale.set(scale, (unitsByScale.get(scale) ?? 0n) + BigInt(smallUnits[scale]!));
    smallUnits[scale] = 0;
  }

  /** Numbers that were taken away again leave an entry of nothing. */
  const largestScale = () => {
    powers.forEach((_, scale) => flush(scale));
    return Math.max(0, ...[...unitsByScale].filter(([, units]) => units !== 0n).map(([scale]) => scale));
  };

  function unitsAt(scale: number): bigint {
    let units = 0n;
    for (const [own, part] of unitsByScale) if (part !== 0n) units += part * 10n ** BigInt(scale - own);
    return units;
  }

  return {
    add: (value) => change(value, 1),
    subtract: (value) => change(value, -1),
    text() {
      const scale = largestScale();
      return unitsToText(unitsAt(scale), scale);
    },
    average() {
      if (count <= 0) return '';
      const scale = Math.max(averageDecimals, largestScale());
      return unitsToText(divide(unitsAt(scale), BigInt(count)), scale);
    },
  };
}

function divide(units: bigint, by: bigint): bigint {
  const half = units < 0n ? -by : by;
  return (2n * units + half) / (2n * by);
}

function unitsToText(units: bigint, scale: number): string {
  const digits = String(units < 0n ? -units : units).padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const decimals = digits.slice(digits.length - scale).replace(/0+$/, '');
  return `${units < 0n ? '-' : ''}${whole}${decimals ? `.${decimals}` : ''}`;
}
