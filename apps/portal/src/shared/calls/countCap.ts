/** Counts of the server are exact up to this number; one more stands for any number above. */
export const countCap = 10_000;
