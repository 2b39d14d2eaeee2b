/** A whole VIN, or its last six characters: what the list of machines can be asked for. */
export const isVinPart = (text: string): boolean => /^(?:[A-HJ-NPR-Z0-9]{6}|[A-HJ-NPR-Z0-9]{17})$/i.test(text);
