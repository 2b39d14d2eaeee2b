import { type ReactElement, useId } from 'react';

interface DescribingNames {
  /** Ids of the names, for `describedByValue`. */
  ids: readonly string[];
  /** The name of a chosen value as it stands in the field. */
  mark: (value: string, name: string) => ReactElement;
  /** Number of chosen values beyond those that are named. */
  markRest: (count: number) => ReactElement;
}

/**
 * Names of chosen values that stand in a field beside its control and describe it.
 * @param mostNames how many are written out; the others are counted
 */
export function useDescribingNames(chosen: readonly string[], mostNames = Infinity): DescribingNames {
  const id = useId();
  const idAt = (index: number): string => `${id}${Math.min(index, mostNames)}`;
  return {
    ids: chosen.slice(0, mostNames + 1).map((_, index) => idAt(index)),
    mark: (value, name) => (
      <span id={idAt(chosen.indexOf(value))} title={name}>
        {name}
      </span>
    ),
    markRest: (count) => <span id={idAt(mostNames)}>+ {count}</span>,
  };
}
