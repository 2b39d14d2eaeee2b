import type { CellPlace } from '../selection/activeCell.ts';

/**
 * The error to go to from a cell: the next or the previous one in the order of the list, around its ends.
 * @param at the cell the user is in; without one the tour begins at the first, or last, error
 * @param order compares two cells by their place in the table, as the list is sorted
 */
export function errorAfter<Place extends CellPlace>(
  errors: readonly Place[],
  at: CellPlace | undefined,
  by: 1 | -1,
  order: (a: CellPlace, b: CellPlace) => number,
): Place | undefined {
  if (!at) return errors.at(by > 0 ? 0 : -1);
  const beyond = by > 0 ? errors.find((error) => order(error, at) > 0) : errors.findLast((error) => order(error, at) < 0);
  return beyond ?? errors.at(by > 0 ? 0 : -1);
}
