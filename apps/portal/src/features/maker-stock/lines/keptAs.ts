import type { MakerStock } from '@harrow/api-client';

/** Name of what is typed about these rows: what was begun for others is offered when those are chosen again. */
export const keptAs = (rows: readonly MakerStock[]): string => (rows.length === 0 ? 'all' : rows.map(({ id }) => id).join(','));
