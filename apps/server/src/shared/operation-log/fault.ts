import { createHash } from 'node:crypto';

const mostLines = 20;

/** An unexpected error as the log keeps it. */
export interface Fault {
  /** Class, message without values, and the first lines of the stack. */
  text: string;
  /** The same for errors from the same place. */
  fingerprint: string;
}

/** Values in a message may be personal: texts in quotation marks and numbers are left out. */
const withoutValues = (message: string): string =>
  message
    .split('\n', 1)[0]!
    .replace(/"[^"]*"|'[^']*'|`[^`]*`/g, '"…"')
    .replace(/\d+/g, '#');

export function faultOf(error: Error): Fault {
  const head = `${error.name}: ${withoutValues(error.message)}`.slice(0, 500);
  const frames = (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, mostLines)
    .map((line) => line.trim());
  return {
    text: [head, ...frames].join('\n'),
    fingerprint: createHash('md5')
      .update([head, ...frames.slice(0, 3)].join('\n'))
      .digest('hex'),
  };
}
