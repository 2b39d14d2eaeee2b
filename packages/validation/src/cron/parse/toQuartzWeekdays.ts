/**
 * A weekday part that counts 0 (and 7) Sunday to 6 Saturday, in the numbers of Quartz, 1 Sunday to 7 Saturday.
 * Names stay, but for those with a step, which Quartz would ignore. What is no such part comes back unchanged.
 */
export function toQuartzWeekdays(part: string): string {
  return part.split(',').map(toQuartzItem).join(',');
}

const names = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'];

function toQuartzItem(item: string): string {
  const match = /^([0-7]|[a-z]{3})(?:-([0-7]|[a-z]{3}))?(?:(\/)(\d+)|(L)|(#)(\d))?$/i.exec(item);
  if (!match) return item;
  const [, from = '', to, stroke, step, last, hash, nth] = match;
  const isNamed = /[a-z]/i.test(from);
  if (isNamed && stroke === undefined) return item;
  const [start, end] = [unixDay(from), to === undefined ? undefined : unixDay(to)];
  if (start === undefined || (to !== undefined && end === undefined)) return item;
  const behind = stroke ? `/${step}` : last ? 'L' : hash ? `#${nth}` : '';
  // 0-7 names Sunday twice: the whole week.
  if (end === 7 && start === 0) return `1-7${behind}`;
  return `${quartzDay(start)}${end === undefined ? '' : `-${quartzDay(end)}`}${behind}`;
}

function unixDay(text: string): number | undefined {
  if (/\d/.test(text)) return Number(text);
  const index = names.indexOf(text.toUpperCase());
  return index < 0 ? undefined : index;
}

const quartzDay = (day: number): number => (day % 7) + 1;
