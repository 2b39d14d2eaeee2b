import type { Operations } from '../../generated/operations.gen.ts';
import type { Context } from '../../shared/context.ts';
import type { KeepResult } from '../../shared/contract/commit.ts';
import { saveOrder } from '../parts-order/service.ts';

type Body = Operations['stockShortagesOrder']['data']['body'];

/** Begins an order with these lines; a part that is named twice is ordered once, with both quantities. @throws as the save of an order */
export function orderShortages(context: Context, { lines }: Body, keep: KeepResult) {
  const wanted = new Map<string, number>();
  for (const { partsCode, qty } of lines) {
    const code = partsCode.trim().toUpperCase();
    wanted.set(code, Math.round(((wanted.get(code) ?? 0) + qty) * 100) / 100);
  }
  return saveOrder(context, { lines: [...wanted].map(([partsCode, qty]) => ({ partsCode, qty })) }, { confirm: true, keep });
}
