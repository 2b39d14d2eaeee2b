/** Teams and platforms for other modules and the demo data. */
export { platformOptions, productTeamOptions } from './options.ts';
