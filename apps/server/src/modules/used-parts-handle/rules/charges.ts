/** The money of a charge-back. Pure. */
import { divide, multiply, sum } from '@harrow/validation';
import { restOf } from './lines.ts';
import type { HandleLine } from '../tables.ts';

/** Amounts paid for the part and the fault of a core, and charged back since. */
export interface Paid {
  claimId: string;
  bugId: string;
  currency: string;
  /** Of the part line: with the allowance for handling. */
  auditAmount: number;
  auditQty: number;
  /** Parts and labour of the fault. */
  faultAmount: number;
  faultCharged: number;
  auditTotal: number;
  claimCharged: number;
}

export interface Charges {
  lines: HandleLine[];
  /** The most that may be charged, of each claim of which more would be. */
  exceeding: number[];
  byCurrency: ReadonlyMap<string, number>;
}

/**
 * A missing core costs its share of the part line; misuse costs all parts of the fault and its labour, once, and then nothing of
 * the fault is charged a second time.
 */
export function chargesOf(stored: readonly HandleLine[], paid: ReadonlyMap<string, Paid>): Charges {
  const misused = new Map<string, string>();
  for (const { misuseQty, chargedQty, taskId, id } of stored) {
    const bugId = paid.get(taskId)!.bugId;
    if (misuseQty > chargedQty && !misused.has(bugId)) misused.set(bugId, id);
  }
  const amountOf = (line: HandleLine): number => {
    const { bugId, auditAmount, auditQty, faultAmount, faultCharged } = paid.get(line.taskId)!;
    const payer = misused.get(bugId);
    if (payer !== undefined) return payer === line.id ? Math.max(0, sum([faultAmount, -faultCharged])) : 0;
    const left = Math.max(0, sum([faultAmount, -faultCharged]));
    return auditQty > 0 ? Math.min(left, divide(multiply([auditAmount, restOf(line)], 4), auditQty)) : 0;
  };
  const lines = stored.map((line): HandleLine => {
    const chargedQty = Math.round((line.chargedQty + restOf(line) + line.misuseQty) * 100) / 100;
    return chargedQty > 0 ? { ...line, chargedQty, chargeAmount: amountOf(line) } : line;
  });
  const totals = new Map<string, number>();
  const byCurrency = new Map<string, number>();
  const add = (sums: Map<string, number>, key: string, amount: number) => void sums.set(key, sum([sums.get(key) ?? 0, amount]));
  for (const { taskId, chargeAmount } of lines) {
    const { claimId, currency } = paid.get(taskId)!;
    add(totals, claimId, chargeAmount ?? 0);
    add(byCurrency, currency, chargeAmount ?? 0);
  }
  const exceeding = [...totals].flatMap(([claimId, amount]) => {
    const claim = [...paid.values()].find((one) => one.claimId === claimId)!;
    const max = Math.max(0, sum([claim.auditTotal, -claim.claimCharged]));
    return amount > max ? [max] : [];
  });
  return { lines, exceeding, byCurrency };
}
