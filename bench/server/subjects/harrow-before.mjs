// Harrow as it was, beside Harrow as it is: HARROW_BEFORE names a work tree of the earlier state, with its packages installed.
// Both work on the bench's database, so they must know the same migrations; `npm run bench -- compare` gives each its own.
import { portOf } from '../lib/ports.mjs';
import { harrowOf } from './harrow.mjs';

export default harrowOf({ name: 'harrow-before', title: 'Harrow as it was', root: `${process.env.HARROW_BEFORE}/`, port: portOf('harrow-before') });
