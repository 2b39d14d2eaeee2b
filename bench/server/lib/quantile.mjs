/** The value below which a share of the values lies, from 0 to 1. */
export const quantile = (values, q) => values.toSorted((x, y) => x - y)[Math.floor(values.length * q)];
