/** Hooks for what dealers owe, and may owe. */
import type { RawBuilder, SqlBool } from 'kysely';
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

/** What is to be charged to an account. */
export interface Committed extends AccountOf {
  amount: number;
}

/** Open amounts of orders whose payment is late, in one currency, and the list of these orders. */
export interface Overdue {
  accountType: AccountOf['accountType'];
  currency: string;
  amount: number;
  count: number;
  link: string;
}

/** A month of a dealer in a currency. */
export interface DealerMonth extends Omit<AccountOf, 'accountType'> {
  /** `yyyy-MM` */
  period: string;
}

declare module '../../shared/module.ts' {
  interface Module {
    /** What is owed on an account that counts against no limit, since the maker will credit it. @param input.balance of the account */
    readonly owedOutsideLimit?: (context: Context, input: AccountOf & { balance: number }) => Promise<number>;
    /** Whether the statement that a line of an account stands on is closed, as a condition on the row `finance_ledger`; none are by default. */
    readonly isSettled?: RawBuilder<SqlBool>;
    /** What confirmed orders of a dealer still have to be charged to an account. */
    readonly committedOn?: (context: Context, input: { dealerCodes: readonly string[] }) => Promise<Committed[]>;
    /** What is overdue at its orders, in the scope of a user who may see them. */
    readonly overdue?: { readonly permission: string; readonly read: (context: Context) => Promise<Overdue[]> };
    /** Which months are closed for entries of a dealer in a currency, besides being closed for everybody. Asked with the accounts locked. */
    readonly closedMonths?: (context: Context, months: readonly DealerMonth[]) => Promise<readonly DealerMonth[]>;
    /** Unpaid orders of machines of a dealer. @param input.without id of an order that does not count */
    readonly openVehicleOrders?: (context: Context, input: { dealerCode: string; without?: string | undefined }) => Promise<OpenVehicleOrders[]>;
  }
}
