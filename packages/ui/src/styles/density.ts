/** Density of the interface: sets the heights of controls and of list rows. */
export type Density = 'compact' | 'default' | 'roomy';

/** Height of a list row, px, by density. */
export const rowHeights: Record<Density, number> = { compact: 32, default: 40, roomy: 48 };
