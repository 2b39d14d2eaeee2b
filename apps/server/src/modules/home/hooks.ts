/** Hook for coming events on the home page. */
import type { Context } from '../../shared/context.ts';

/** An entry of "Coming up": how much, the first day (`YYYY-MM-DD`, null if unknown), and the list that it counts. */
export interface Expected {
  readonly n: number;
  readonly day: string | null;
  readonly link: string;
}

/** Source of an entry of "Coming up"; left out for users without the permission, and where nothing comes. */
export interface Coming {
  readonly permission: string;
  /** Its text is the message `coming.{key}`, which counts `n`. */
  readonly key: string;
  read(context: Context): Promise<Expected>;
}

declare module '../../shared/module.ts' {
  interface Module {
    /** Coming events at its records, for the home page. */
    readonly coming?: readonly Coming[];
  }
}
