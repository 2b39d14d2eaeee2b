// Harrow as it was, beside Harrow as it is: HARROW_BEFORE names a work tree of the earlier state, with its packages installed.
// Both must know the same migrations. What to compare is the CPU time: node run.mjs --subjects harrow-before,harrow --works f,g
import harrow, { startHarrow } from './harrow.mjs';

export default {
  ...harrow,
  name: 'harrow-before',
  title: 'Harrow as it was',
  start: () => startHarrow({ root: `${process.env.HARROW_BEFORE}/`, port: 55474 }),
};
