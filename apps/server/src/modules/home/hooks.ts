/** Hooks for coming events and sums of money on the home page. */
import type { Context } from '../../shared/context.ts';
import type { Params } from '../../shared/refusal/refusal.ts';

/** An entry of "Coming up": how much, and the first day (`YYYY-MM-DD`, null if unknown). */
export interface Expected {
  readonly n: number;
  readonly day: string | null;
  /** The day is the last one, of what is missing. */
  readonly isLastDay?: boolean;
  /** The list that it counts; the page to begin what is missing. */
  readonly link: string;
  /** Parameters of its text besides `n`. */
  readonly params?: Params;
}

/** Source of an entry of "Coming up"; left out for users without the permission, and where nothing comes. */
export interface Coming {
  readonly permission: string;
  /** Its text is the message `coming.{key}`, which counts `n`. */
  readonly key: string;
  read(context: Context): Promise<Expected>;
}

/** A sum in one currency, and the list whose records it sums up. */
export interface Sum {
  readonly currency: string;
  readonly n: number;
  readonly amount: number;
  readonly link: string;
}

/** Money of one kind; left out for users without the permission, and where there is none. */
export interface MoneyLine {
  readonly permission: string;
  /** Its text is the message `money.{key}`. */
  readonly key: string;
  read(context: Context): Promise<readonly Sum[]>;
}

declare module '../../shared/module.ts' {
  interface Module {
    /** Coming events at its records, for the home page. */
    readonly coming?: readonly Coming[];
    /** Sums of money over its records, for the home page, in this order. */
    readonly money?: readonly MoneyLine[];
  }
}
