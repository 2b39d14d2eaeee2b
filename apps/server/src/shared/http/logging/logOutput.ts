/** How long a line may wait for others: a write for each of them costs more than the line. */
const collectMs = 50;

/**
 * Destination of log lines: standard output, with the lines of a moment in one write. Collected lines are written when the
 * process ends, by an uncaught error as well; only a kill loses it.
 */
export function logOutput(write: (text: string) => unknown = (text) => process.stdout.write(text)): { write(line: string): void } {
  let lines: string[] = [];
  const flush = (): void => {
    const text = lines.join('');
    lines = [];
    if (text !== '') write(text);
  };
  process.on('exit', flush);
  return {
    write(line) {
      if (lines.push(line) === 1) setTimeout(flush, collectMs).unref();
    },
  };
}
