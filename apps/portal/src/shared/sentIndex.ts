/** Index in `lines[3]`, the line of what was sent that a refusal is about; undefined for a refusal about no line. */
export function sentIndex(line: string | undefined): number | undefined {
  const digits = /\d+/.exec(line ?? '')?.[0];
  return digits === undefined ? undefined : Number(digits);
}
