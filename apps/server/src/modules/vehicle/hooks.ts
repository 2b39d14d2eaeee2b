/** Hooks for machines. */
import type { RawBuilder } from 'kysely';
import type { MachineDocument } from '../../generated/types.gen.ts';
import type { Context, TrxContext } from '../../shared/context.ts';
import type { Coded } from '../../shared/refusal/refusal.ts';

/** A machine that is handed over, or whose handover is taken back. */
export interface Delivered {
  readonly vehicleId: string;
  readonly vin: string;
  /** Of the delivery, `YYYY-MM-DD`. */
  readonly day: string;
  /** False: its registration is taken back to be corrected; the machine stays with its owner. */
  readonly on: boolean;
  /** It was registered before. */
  readonly again: boolean;
}

/** Effects in other modules of a change of a machine, in its transaction. */
export interface MachineEvents {
  /** Locks what comes before machines in the order of locks, and what an action of theirs may change. */
  readonly locksFirst?: (context: TrxContext, vehicleIds: readonly string[]) => Promise<void>;
  /** Machines were shipped to a dealer, or their shipment was taken back. */
  readonly shipped?: (context: TrxContext, input: { dealerCode: string }) => Promise<void>;
  /** It has arrived at its dealer. @param input.remark by the user who recorded it */
  readonly arrived?: (context: TrxContext, input: { vehicleId: string; remark: string | null }) => Promise<void>;
  /** Its inspection (PDI) has passed, or is reopened. */
  readonly accepted?: (context: TrxContext, input: { vehicleId: string; on: boolean }) => Promise<void>;
  /** It is handed over to its owner, or its registration is taken back to be corrected. */
  readonly delivered?: (context: TrxContext, input: Delivered) => Promise<void>;
  /** It has another place: its dealer's own, or that of a sub-dealer. */
  readonly moved?: (context: TrxContext, input: { vin: string }) => Promise<void>;
  /** It is taken out of use: drafts and what still waits for it end. */
  readonly scrapped?: (context: TrxContext, input: { vehicleId: string }) => Promise<void>;
}

/** Columns of a machine by which documents are begun about it. */
export interface BegunMachine {
  readonly vin: string;
  readonly vehicleStatus: string;
  readonly warrantySuspended: 'Y' | 'N';
}

/** A kind of document that is begun about a machine. It answers by the rules of its first save: nothing is offered that would be refused. */
export interface BegunAbout {
  readonly docType: MachineDocument;
  /** Who may begin it, e.g. `warrantyClaim:add`. */
  readonly permission: string;
  /** Whether it takes a machine in this state, whatever else there is about it. */
  readonly takes: (machine: Omit<BegunMachine, 'vin'>) => boolean;
  /**
   * Why it does not take it after all, where more than its row is asked: other documents, a period; null: it does.
   * @param id the document that asks, which does not stand in its own way; null for a new one
   */
  readonly refusal?: (context: Context, vin: string, id: string | null) => Promise<Coded | null>;
}

/** Parts that documents of a module have fitted to a machine; users without the permission see none of them. */
export interface ReplacedParts {
  readonly permission: string;
  /** Rows with `date`, `hours`, `parts_code`, `qty`, `old_serial_no`, `new_serial_no`, `doc_type`, `doc_id` and `doc_no`, in the scope of the user. */
  fittedTo(context: Context, vin: string): RawBuilder<unknown>;
}

declare module '../../shared/module.ts' {
  interface Module {
    /** Hooks for the life of a machine. */
    readonly machineEvents?: MachineEvents;
    /** Its kind of document that is begun about a machine. */
    readonly begunAbout?: BegunAbout;
    /** Parts that its documents fit to machines. */
    readonly replacedParts?: ReplacedParts;
  }
}
