/** What is said of a document beside its fields, by place (`placeKey`): a field of its header, or of one of its lines. */
export type ReviewValues = Readonly<Record<string, unknown>>;

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const isIn = (places: ReviewValues, place: string): boolean => Object.hasOwn(places, place);
const filterPlaces = (values: ReviewValues, keep: (place: string) => boolean): ReviewValues =>
  Object.fromEntries(Object.entries(values).filter(([place]) => keep(place)));

/** What the server has, with what was typed in its place. What is typed at lines that are gone is left out. */
export const withTyped = (server: ReviewValues, typed: ReviewValues): ReviewValues => ({ ...server, ...filterPlaces(typed, (place) => isIn(server, place)) });

/** What is typed after another change: only what differs from what the server has. At lines that are gone it stays until it is given up. */
export const typedOf = (typed: ReviewValues, patch: ReviewValues, server: ReviewValues): ReviewValues => {
  const next = { ...typed, ...patch };
  return filterPlaces(next, (place) => !isIn(server, place) || !isSame(next[place], server[place]));
};

/** What was typed and has no place any more: at lines that are gone, or all where nothing can be said now. Nothing is lost with an empty value. */
export const lostOf = (typed: ReviewValues, server: ReviewValues): ReviewValues =>
  filterPlaces(typed, (place) => !isIn(server, place) && typed[place] !== null && typed[place] !== undefined && typed[place] !== '');

/** What is left once what lost its place was given up. */
export const withoutLost = (typed: ReviewValues, server: ReviewValues): ReviewValues => filterPlaces(typed, (place) => isIn(server, place));

/** Places where a number was emptied, or typed so that nobody can read it. @param unread texts that are no value */
export const withoutNumber = (values: ReviewValues, server: ReviewValues, unread: ReviewValues): string[] =>
  Object.keys(values).filter((place) => isIn(unread, place) || (typeof server[place] === 'number' && typeof values[place] !== 'number'));

/** The lines of a review as the server takes them: those at which the field says something. */
export const textsOfLines = (values: ReviewValues, field: string): { id: string; text: string }[] =>
  Object.entries(values).flatMap(([place, value]) => {
    const [name, id] = place.split('/');
    return name === field && id !== undefined && typeof value === 'string' && value.trim() !== '' ? [{ id, text: value.trim() }] : [];
  });
