// Bytes and times of the portal, throttled: npm run bench -- portal [--url http://127.0.0.1:8080] [--runs 5] [--out results/NAME]
// Expects a running demo (`npm start`). Prints and writes medians; compare only numbers of one run.
import { measure } from './throttled.ts';
import { listUser, usableTimes } from './usableTimes.ts';

await measure('portal', listUser, usableTimes);
