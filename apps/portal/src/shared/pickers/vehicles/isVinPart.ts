/** True for a whole VIN, or its last six characters: the forms that the list of machines can search for. */
export const isVinPart = (text: string): boolean => /^(?:[A-HJ-NPR-Z0-9]{6}|[A-HJ-NPR-Z0-9]{17})$/i.test(text);
