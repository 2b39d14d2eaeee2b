/** How many rows and fields fit: heights of controls and of list rows follow it. */
export type Density = 'compact' | 'default' | 'roomy';

/** Height of a list row, px, by density. */
export const rowHeights: Record<Density, number> = { compact: 32, default: 40, roomy: 48 };
