/** A pattern that a value has to match from its beginning to its end. */
export const wholeValue = (pattern: string): RegExp => new RegExp(`^(?:${pattern})$`, 'u');
