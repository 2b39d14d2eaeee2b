import { createHash } from 'node:crypto';

/** Under which the history of a parameter is kept. */
export const parameterId = (key: string): string => createHash('md5').update(key).digest('hex');
