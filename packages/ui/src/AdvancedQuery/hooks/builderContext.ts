import type { QueryFeatures } from '@harrow/validation/query';
import { createContext, useContext } from 'react';
import type { AdvancedQueryProps, QueryControls } from '../AdvancedQuery.types.ts';
import type { DropPlace } from '../model/dropPlace.ts';
import type { FieldNode, KnownField } from '../model/fields.ts';
import type { Faults } from '../model/prepareQuery.ts';
import type { QueryBuilder } from './useQueryBuilder.ts';

/** Context of lines and groups at any depth. */
export interface BuilderContextValue {
  builder: QueryBuilder;
  fields: readonly KnownField[];
  tree: FieldNode[];
  /** Lines that cannot be asked. */
  faults: Faults;
  /** Numbers of lines, in the order in which they are read, from 1. */
  numbers: ReadonlyMap<string, number>;
  supportsTree: boolean;
  features: QueryFeatures;
  suggest: AdvancedQueryProps['suggest'];
  controls: QueryControls;
  /** Prefix of ids on the page. */
  formId: string;
  /** Current drop position. */
  drop: DropPlace | undefined;
}

export const BuilderContext = createContext<BuilderContextValue | undefined>(undefined);

export function useBuilder(): BuilderContextValue {
  const value = useContext(BuilderContext);
  if (!value) throw new Error('The query builder is missing above this part');
  return value;
}
