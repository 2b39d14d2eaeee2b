/** Hooks for what dealers owe, and may owe. */
import type { Context } from '../../shared/context.ts';
import type { AccountOf } from './accounts.ts';

/** What orders of machines leave unpaid, by currency. */
export interface OpenVehicleOrders {
  currency: string;
  /** Amount to pay of orders that run. */
  unpaid: number;
  /** Of it: for machines that are shipped. */
  shippedUnpaid: number;
}

declare module '../../shared/module.ts' {
  interface Module {
    /** What is owed on an account that counts against no limit, since the maker will credit it. @param input.balance of the account */
    readonly owedOutsideLimit?: (context: Context, input: AccountOf & { balance: number }) => Promise<number>;
    /** Whether a month is closed for entries of a dealer in a currency, besides being closed for everybody. Asked with the accounts locked. */
    readonly monthIsClosed?: (context: Context, input: Omit<AccountOf, 'accountType'> & { period: string }) => Promise<boolean>;
    /** Unpaid orders of machines of a dealer. */
    readonly openVehicleOrders?: (context: Context, input: { dealerCode: string }) => Promise<OpenVehicleOrders[]>;
  }
}
