/**
 * Gives every id that is in the list again one of its own, in place: the second "7" becomes "7 (2)".
 * Each of these rows then has its own cells, and none is lost.
 * @returns the new ids with those that the rows say they have
 */
export function separateIds(ids: string[]): Map<string, string> {
  const taken = new Set(ids);
  const separated = new Map<string, string>();
  if (taken.size === ids.length) return separated;
  const met = new Set<string>();
  ids.forEach((id, index) => {
    if (!met.has(id)) return void met.add(id);
    let number = 2;
    while (taken.has(`${id} (${number})`)) number += 1;
    ids[index] = `${id} (${number})`;
    taken.add(ids[index]);
    separated.set(ids[index], id);
  });
  return separated;
}
