/** Values beside the fields of a document, by place (`placeKey`): a field of its header, or of one of its lines. */
export type ReviewValues = Readonly<Record<string, unknown>>;

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const isIn = (places: ReviewValues, place: string): boolean => Object.hasOwn(places, place);
const filterPlaces = (values: ReviewValues, keep: (place: string) => boolean): ReviewValues =>
  Object.fromEntries(Object.entries(values).filter(([place]) => keep(place)));

/** The stored values, replaced by the input. Input at removed lines is left out. */
export const withTyped = (server: ReviewValues, typed: ReviewValues): ReviewValues => ({ ...server, ...filterPlaces(typed, (place) => isIn(server, place)) });

/** Input after another change: only values that differ from the stored ones. Input at removed lines stays until the reviewer discards it. */
export const typedOf = (typed: ReviewValues, patch: ReviewValues, server: ReviewValues): ReviewValues => {
  const next = { ...typed, ...patch };
  return filterPlaces(next, (place) => !isIn(server, place) || !isSame(next[place], server[place]));
};

/** Input that has lost its place: at removed lines, or all of it where no values can be given now. Empty values are no loss. */
export const lostOf = (typed: ReviewValues, server: ReviewValues): ReviewValues =>
  filterPlaces(typed, (place) => !isIn(server, place) && typed[place] !== null && typed[place] !== undefined && typed[place] !== '');

/** Input without that which has lost its place. */
export const withoutLost = (typed: ReviewValues, server: ReviewValues): ReviewValues => filterPlaces(typed, (place) => isIn(server, place));

/** Places of numbers that were cleared or cannot be read. @param unread texts that are no value */
export const withoutNumber = (values: ReviewValues, server: ReviewValues, unread: ReviewValues): string[] =>
  Object.keys(values).filter((place) => isIn(unread, place) || (typeof server[place] === 'number' && typeof values[place] !== 'number'));

/** The lines of a review as the server takes them: those at which the field says something. */
export const textsOfLines = (values: ReviewValues, field: string): { id: string; text: string }[] =>
  Object.entries(values).flatMap(([place, value]) => {
    const [name, id] = place.split('/');
    return name === field && id !== undefined && typeof value === 'string' && value.trim() !== '' ? [{ id, text: value.trim() }] : [];
  });
