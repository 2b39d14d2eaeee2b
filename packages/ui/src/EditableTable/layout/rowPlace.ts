import type { CSSProperties } from 'react';

/** Vertical offset of a row, px from the top of the first one. */
export const rowPlace = (top: number): CSSProperties => ({ transform: `translateY(${top}px)` });
