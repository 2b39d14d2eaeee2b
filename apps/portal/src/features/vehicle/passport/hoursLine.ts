/** Readings as the points of an SVG line: days to the right, hours upwards, 2 units of margin. At least two readings. */
export function hoursLine(readings: readonly { day: string; hours: number }[], { width, height }: { width: number; height: number }): string {
  const points = readings.map(({ day, hours }) => ({ x: Date.parse(day), y: hours })).toSorted((a, b) => a.x - b.x);
  const [firstX, lastX] = [points[0]!.x, points.at(-1)!.x];
  const highest = Math.max(...points.map(({ y }) => y));
  const scale = (value: number, span: number, room: number): number => (span === 0 ? 0 : (value / span) * (room - 4));
  return points
    .map(({ x, y }) => `${(2 + scale(x - firstX, lastX - firstX, width)).toFixed(1)},${(height - 2 - scale(y, highest, height)).toFixed(1)}`)
    .join(' ');
}
