import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

/**
 * Name of a CSS module's class on the page: its own name and a sign of its sheet. Vite would add the line, too, which costs bytes in the
 * sheet and in the code and tells the classes of one sheet no better apart. Made from the sheet's place in the project, so that a build
 * elsewhere gives the same.
 */
export function classNameOf(name: string, sheet: string): string {
  return `${name}_${createHash('sha256').update(relative(root, sheet)).digest('hex').slice(0, 5)}`;
}
