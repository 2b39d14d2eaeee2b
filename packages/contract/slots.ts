import { contract, type Node } from './calls.ts';

/** A slot for files (`x-slots`). */
export interface ContractSlot {
  /** Kinds of files, judged by their content; any allowed one where it is missing. */
  readonly takes?: readonly string[];
  /** Files it holds at most; any number where it is missing. */
  readonly most?: number;
}

const schemas = (contract as { components: { schemas: Record<string, Node> } }).components.schemas;

/** Slots for files by the table of their records, in the order of the form. */
export const contractSlots = Object.assign({}, ...Object.values(schemas).map((schema) => schema['x-slots'] ?? {})) as Readonly<
  Record<string, Readonly<Record<string, ContractSlot>>>
>;
