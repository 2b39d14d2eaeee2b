// CPU time per request of several subjects, where the machine is too busy for requests per second to mean anything.
// node cpu.mjs [--subjects harrow-before,harrow] [--works f,g] [--warm 1500] [--slices 20] [--size 100] [--connections 4]
// Milliseconds per request, of the server and of PostgreSQL: the median of the slices, and their lowest quarter. See lib/slices.mjs.
import { option } from './lib/option.mjs';
import { quantile } from './lib/quantile.mjs';
import { takeSlices } from './lib/slices.mjs';
import { clean, pickSubjects, sample } from './lib/subjects.mjs';

const works = option('works', 'f,g').split(',');
const [warm, slices, size, connections] = [
  ['warm', 1500],
  ['slices', 20],
  ['size', 100],
  ['connections', 4],
].map(([name, fallback]) => Number(option(name, fallback)));

const both = (values) => `${quantile(values, 0.5).toFixed(3)} (${quantile(values, 0.25).toFixed(3)})`;

const running = await pickSubjects();
const data = await sample();
try {
  for (const name of works) {
    const times = await takeSlices(running, name, { warm, slices, size, connections, data });
    running.forEach(({ subject }, i) => {
      const of = (what) => both(times[i].map((slice) => slice[what]));
      console.log(`${name} ${subject.name.padEnd(14)} server ${of('server')} postgres ${of('postgres')} ms`);
    });
    await clean(running);
  }
} finally {
  for (const { stop } of running) await stop();
}
