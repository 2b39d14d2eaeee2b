/** The name of a master in each of the six languages, as forms and files have it; Chinese and English are needed. */
export const nameFields = ['nameZh', 'nameEn', 'nameEs', 'nameRu', 'nameFr', 'namePt'] as const;

type Named = Partial<Record<(typeof nameFields)[number], string | null>>;

/**
 * A record with the names that somebody wrote: those that only repeat the English one are left out, so that they follow it.
 * @param oneIsEnough the Chinese one may repeat it, too
 */
export function ownNames<Item extends object>(record: Item, oneIsEnough = false): Item {
  const named: Named = record;
  const copies = nameFields.filter((name) => name !== 'nameEn' && (oneIsEnough || name !== 'nameZh') && named[name] && named[name] === named.nameEn);
  return { ...record, ...Object.fromEntries(copies.map((name) => [name, ''])) };
}
