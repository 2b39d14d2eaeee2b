import type { CronPartName } from '@harrow/validation/cron';
import type { PartTexts } from './expression.ts';

/**
 * The parts after one was changed. A more exact part asks for exact smaller ones (a minute while the second is `*` sets the second to 0,
 * and so on), and of day and week exactly one is `?`.
 */
export function changePart(parts: PartTexts, name: CronPartName, text: string): PartTexts {
  const value = text.replaceAll(/\s/g, '') || (name === 'dayOfWeek' ? '?' : name === 'year' ? '' : '*');
  return cascade(excludeDays({ ...parts, [name]: value }, name), name);
}

function excludeDays(parts: PartTexts, name: CronPartName): PartTexts {
  if (name === 'dayOfMonth') {
    if (parts.dayOfMonth !== '?') return { ...parts, dayOfWeek: '?' };
    return parts.dayOfWeek === '?' ? { ...parts, dayOfWeek: '*' } : parts;
  }
  if (name === 'dayOfWeek') {
    if (parts.dayOfWeek !== '?') return { ...parts, dayOfMonth: '?' };
    return parts.dayOfMonth === '?' ? { ...parts, dayOfMonth: '*' } : parts;
  }
  return parts;
}

function cascade(parts: PartTexts, name: CronPartName): PartTexts {
  switch (name) {
    case 'second':
      return parts;
    case 'minute':
      return exact(parts, 'second', '0');
    case 'hour':
      return cascade(exact(parts, 'minute', '0'), 'minute');
    case 'dayOfMonth':
    case 'dayOfWeek':
      return cascade(exact(parts, 'hour', '0'), 'hour');
    case 'month':
      return cascade(exactDay(parts), 'dayOfMonth');
    case 'year':
      return cascade(exact(parts, 'month', '1'), 'month');
  }
}

const exact = (parts: PartTexts, name: CronPartName, text: string): PartTexts => (parts[name] === '*' ? { ...parts, [name]: text } : parts);

/** Of the two days the one that is set. */
function exactDay(parts: PartTexts): PartTexts {
  return parts.dayOfMonth === '?' ? exact(parts, 'dayOfWeek', '1') : exact(parts, 'dayOfMonth', '1');
}
