/** Hooks of kinds of the family `forceInsurance`. */
import type { AnyKind } from '../../documents/kind.ts';
import type { Operations } from '../../generated/operations.gen.ts';
import type { ForceInsurance, ForceInsuranceInput, ForceInsuranceItem, ForceType, Saved } from '../../generated/types.gen.ts';
import type { Context, TrxContext } from '../../shared/context.ts';
import type { ExportedList } from '../../shared/export/exportedList.ts';
import type { Filter } from '../../shared/list/filters.ts';
import type { ListDefinition } from '../../shared/list/list.ts';

/** A kind of the family `forceInsurance`: what the calls of the family do for documents of this kind. */
export interface FamilyKind {
  readonly kind: AnyKind;
  /** Its rights: `{rights}:query`. */
  readonly rights: string;
  readonly statuses: readonly string[];
  /** Fields of the form that are its own; those of other kinds are refused with 400. */
  readonly fields: readonly string[];
  list(context: Context): ListDefinition<ForceInsuranceItem> | Promise<ListDefinition<ForceInsuranceItem>>;
  filters(context: Context, query: FamilyQuery): Filter[];
  readonly exported: ExportedList;
  find(context: Context, id: string): Promise<ForceInsurance>;
  save(context: TrxContext, input: Omit<ForceInsuranceInput, 'bizType'>, confirm: boolean): Promise<Saved>;
  /** Whether one can be begun for a machine. */
  /** @param id the document that asks, which does not stand in its own way; null for a new one */
  check(context: Context, vin: string, id: string | null): Promise<Operations['forceInsurancesVehicleCheck']['reply']['result']>;
}
export type FamilyQuery = NonNullable<Operations['forceInsurancesList']['data']['query']>;

declare module '../../shared/module.ts' {
  interface Module {
    /** Its kinds of the family. */
    readonly family?: Readonly<Partial<Record<ForceType, FamilyKind>>>;
  }
}
