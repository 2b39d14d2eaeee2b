/** A VIN as it is stored: upper case and without white space, so that a pasted one fits. */
export function normaliseVin(value: string): string {
  return value.replace(/\s/g, '').toUpperCase();
}
