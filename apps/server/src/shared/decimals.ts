/** At most so many decimals; 0.1 + 0.2 counts as 0.3. */
export const hasDecimals = (value: number, decimals: number): boolean => Math.abs(value - Number(value.toFixed(decimals))) < 1e-9;

/** A quantity to its two decimals, half up: binary fractions of quantities add up to more or less than they should. */
export const toHundredths = (quantity: number): number => Math.round(quantity * 100) / 100;
