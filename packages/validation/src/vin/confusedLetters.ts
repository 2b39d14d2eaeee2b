/** The letters of a text that no VIN contains because they look like digits: I and O, which are read as 1 and 0, and Q. Each once, in their order. */
export const confusedLetters = (vin: string): string[] => [...new Set(vin.match(/[IOQ]/g) ?? [])];
