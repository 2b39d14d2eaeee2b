import type { PackingBox } from '@harrow/api-client';

/** Size of a box in millimetres, as on its label. */
export const sizeText = ({ length, width, height }: Pick<PackingBox, 'length' | 'width' | 'height'>): string =>
  length === null || width === null || height === null ? '–' : `${length} × ${width} × ${height} mm`;
