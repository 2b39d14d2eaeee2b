/** What a text from outside means in a column, or why it means nothing: a message key of the table with its values. */
export type ParsedText = { value: unknown } | { error: string; values?: Record<string, unknown> };
