import type { Generated } from 'kysely';

/** How something is numbered, from a day on: a changed rule holds from the next period, so that no number is given twice. */
export interface SequenceRuleTable {
  code: string;
  validFrom: string;
  prefix: string;
  period: 'month' | 'year' | 'none';
  perDealer: 'Y' | 'N';
  digits: number;
  /** Of the rule that holds: counts its changes. */
  version: Generated<number>;
}

/** The last number of a series, e.g. `WC2611D001`. */
export interface SequenceTable {
  series: string;
  lastNo: number;
}

declare module '../../shared/database/database.ts' {
  interface Database {
    sequenceRule: SequenceRuleTable;
    sequence: SequenceTable;
  }
}
