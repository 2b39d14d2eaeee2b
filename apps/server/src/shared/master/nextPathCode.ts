/**
 * Code of a new node of a tree whose codes are paths: three characters more than the one above, a letter and two digits
 * (`A01A01` lies under `A01`).
 * @param siblings codes of the nodes that are there
 * @throws RangeError when there is no code left
 */
export function nextPathCode(above: string, siblings: readonly string[]): string {
  const used = new Set(siblings);
  for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ')
    for (let number = 1; number <= 99; number += 1) {
      const code = `${above}${letter}${String(number).padStart(2, '0')}`;
      if (!used.has(code)) return code;
    }
  throw new RangeError(`No code is left under ${above}`);
}
