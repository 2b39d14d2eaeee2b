import { type InvalidField, invalid, Refusal } from '../../../shared/refusal/refusal.ts';

/**
 * Does something for each line, and refuses all of them with what is wrong at each. @param field that a refusal which names none belongs to
 * @returns what came of them
 */
export async function eachLine<Line, Result>(lines: readonly Line[], field: string, work: (line: Line, index: number) => Promise<Result>): Promise<Result[]> {
  const done: Result[] = [];
  const errors: InvalidField[] = [];
  for (const [index, each] of lines.entries())
    try {
      done.push(await work(each, index));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const line = `lines[${index}]`;
      if (error.errors) errors.push(...error.errors.map((one) => ({ ...one, line })));
      else errors.push({ field, line, ...error.text });
    }
  if (errors.length > 0) throw invalid(errors);
  return done;
}
