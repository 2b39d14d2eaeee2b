import { choice, declareParameters, type Declares, integer } from '../../shared/parameters.ts';

export const partsParameters = declareParameters('parts', {
  /** What dealers see of the maker's stock: a light, or the available quantity as well. */
  'parts.showMakerStock': choice('light', ['light', 'numbers']),
  /** Available quantity above which the light is green. */
  'parts.lightHigh': integer(10, [1, 100_000]),
});

declare module '../../shared/parameters.ts' {
  interface ParameterKeys extends Declares<typeof partsParameters> {}
}
