/** A text as it is searched for by `like`: its own wildcards are letters. */
export const escapeLike = (value: string): string => value.replace(/[\\%_]/g, '\\$&');
