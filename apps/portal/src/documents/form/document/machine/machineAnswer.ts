import { type MachineDocument, resultOf, type VehicleLookup, vehiclesLookup } from '@harrow/api-client';

/** The server's answer about the machine of a new document. */
export interface MachineAnswer {
  /** Null where there is none that the user may know of. */
  vehicle: VehicleLookup | null;
  /** Reasons against a document for this machine; empty if there are none. */
  reasons: readonly { text: string }[];
}

export interface AskedMachine {
  vin: string;
  /** The document that asks: it is no reason against itself. */
  id?: string;
}

/** Asks for a machine by its whole VIN. */
export type AskMachine<Machine extends MachineAnswer> = (asked: AskedMachine, signal: AbortSignal) => Promise<Machine>;

/** The look-up of machines, with the reasons against a document of the kind. */
export const lookUpFor =
  (docType: string): AskMachine<MachineAnswer> =>
  async (asked, signal) => {
    const { reasons, ...vehicle } = await resultOf(vehiclesLookup({ query: { ...asked, begins: docType as MachineDocument }, signal }));
    return { vehicle, reasons };
  };
