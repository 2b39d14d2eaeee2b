import { type Cron, type CronItem, type CronPart, partNames } from './cron.ts';

/**
 * The expression of a cron: its parts as they were written, one blank between them.
 * Inverse of `parseCron` up to white space: nothing is rewritten.
 */
export function formatCron(cron: Cron): string {
  return partNames.flatMap((name) => cron[name]?.text ?? []).join(' ');
}

/** A part that says the items, in digits. */
export function cronPart(items: readonly CronItem[]): CronPart {
  return { text: items.map(itemText).join(','), items };
}

function itemText(item: CronItem): string {
  switch (item.kind) {
    case 'every':
      return item.step === 1 ? '*' : `*/${item.step}`;
    case 'value':
      return String(item.value);
    case 'range':
      return `${item.from}-${item.to}${item.step === 1 ? '' : `/${item.step}`}`;
    case 'from':
      return `${item.from}/${item.step}`;
    case 'none':
      return '?';
    case 'last':
      return `L${item.offset === 0 ? '' : `-${item.offset}`}${item.weekday ? 'W' : ''}`;
    case 'nearestWeekday':
      return `${item.day}W`;
    case 'lastWeekday':
      return `${item.weekday}L`;
    case 'nthWeekday':
      return `${item.weekday}#${item.nth}`;
  }
}
