/** Somewhere the user has been. */
export interface Place {
  path: string;
  title: string;
}

/** Number of places remembered. */
const most = 12;

/** Puts a place in front; the same address with another filter is the same place. */
export function addPlace(places: readonly Place[], place: Place): Place[] {
  const address = (path: string): string => path.split(/[?#]/, 1)[0]!;
  return [place, ...places.filter(({ path }) => address(path) !== address(place.path))].slice(0, most);
}
