import { randomInt } from 'node:crypto';

const pick = (characters: string): string => characters[randomInt(characters.length)]!;

/** 12 random characters that keep every reading of the password rule, without letters that look alike. */
export const makeOneTimePassword = (): string =>
  pick('ABCDEFGHJKMNPQRSTUVWXYZ') +
  Array.from({ length: 8 }, () => pick('abcdefghjkmnpqrstuvwxyz')).join('') +
  pick('#!%') +
  pick('23456789') +
  pick('23456789');
