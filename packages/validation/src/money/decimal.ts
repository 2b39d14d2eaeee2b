/** An exact decimal number: `units / 10 ** scale`. The scale is the number of significant decimals, never negative. */
export interface Decimal {
  readonly units: bigint;
  readonly scale: number;
}

/** A number, or a number written in decimal digits with a point (`-12.50`, `1e-7`). */
export type DecimalInput = number | string;

const written = /^([+-]?)(\d+)(?:\.(\d+))?(?:e([+-]?\d{1,3}))?$/i;

/**
 * The exact decimal a person means by a number: the shortest digits that name the float (0.1 is one tenth),
 * not the binary fraction behind it. `undefined` if the value is no finite decimal number.
 */
export function decimalOf(value: DecimalInput): Decimal | undefined {
  const match = written.exec(String(value));
  if (!match) return undefined;
  const [, sign, whole = '', fraction = '', exponent = '0'] = match;
  const scale = fraction.length - Number(exponent);
  const digits = BigInt(whole + fraction);
  const units = sign === '-' ? -digits : digits;
  return scale < 0 ? { units: units * 10n ** BigInt(-scale), scale: 0 } : withoutTrailingZeros({ units, scale });
}

/** Like {@link decimalOf} for amounts that must be numbers. Throws `RangeError` otherwise. */
export function toDecimal(value: DecimalInput): Decimal {
  const decimal = decimalOf(value);
  if (decimal === undefined) throw new RangeError(`Not a decimal number: ${value}`);
  return decimal;
}

/** The nearest JavaScript number. Its shortest digits are the decimal's own up to 15 significant digits. */
export function toNumber({ units, scale }: Decimal): number {
  const negative = units < 0n;
  const digits = String(negative ? -units : units).padStart(scale + 1, '0');
  const point = digits.length - scale;
  return Number(`${negative ? '-' : ''}${digits.slice(0, point)}.${digits.slice(point)}0`);
}

/** Rounds to `decimals` places; a half goes away from zero, as in PostgreSQL's `round(numeric)`. */
export function roundDecimal({ units, scale }: Decimal, decimals: number): Decimal {
  if (scale <= decimals) return { units, scale };
  const divisor = 10n ** BigInt(scale - decimals);
  const half = units < 0n ? -divisor / 2n : divisor / 2n;
  return { units: (units + half) / divisor, scale: decimals };
}

function withoutTrailingZeros({ units, scale }: Decimal): Decimal {
  let digits = units;
  let places = scale;
  while (places > 0 && digits % 10n === 0n) {
    digits /= 10n;
    places -= 1;
  }
  return { units: digits, scale: places };
}
