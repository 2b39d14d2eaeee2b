// node run.mjs [--subjects floor,floor-capped,harrow] [--works a,A,b,…] [--connections 1,16,64] [--rounds 3] [--measure 2500] [--warm 700] [--out results/latest]
// Every cell (work × connections) is run for all subjects one after the other before the next cell begins, and the whole is repeated per round with the subjects' order turned; medians over rounds.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { check } from './check.mjs';
import { load } from './lib/load.mjs';
import { requestsOf } from './lib/requests.mjs';
import { clean, pickSubjects, sample } from './lib/subjects.mjs';
import { cpuOfTree, machineCpu, ownCpu, peakRssMb, rssMb } from './lib/usage.mjs';
import { postmasterPid } from './postgres.mjs';
import { report } from './report.mjs';
import { works } from './work.mjs';
import { option } from './lib/option.mjs';

const rounds = Number(option('rounds', 3)),
  measureMs = Number(option('measure', 2500)),
  warmMs = Number(option('warm', 700));
const levels = option('connections', '1,16,64').split(',').map(Number);
const names = option('works', Object.keys(works).join(',')).split(',');
const out = option('out', 'results/latest');

const subjects = await pickSubjects();
const data = await sample();
const cells = [];
try {
  const problems = await check(subjects, data, names);
  for (const problem of problems) console.log('CHECK', problem);
  if (problems.length && !process.argv.includes('--anyway')) throw new Error('the subjects do not give the same answers');
  const idle = Object.fromEntries(subjects.map(({ subject, pid }) => [subject.name, rssMb(pid)]));
  for (let round = 0; round < rounds; round++) {
    const order = subjects.map((_, i) => subjects[(i + round) % subjects.length]);
    let saved = false;
    for (const name of names) {
      const work = works[name];
      if (saved && !work.save) {
        await clean(subjects);
        saved = false;
      }
      for (const connections of (work.connections ?? levels).filter((n) => levels.includes(n))) {
        for (const running of order) {
          if (running.subject.only && !running.subject.only.includes(name)) continue;
          const result = await cell(running, name, connections, round);
          cells.push({ round, subject: running.subject.name, work: name, connections, ...result });
          const f = (x) => (x == null ? '-' : x.toFixed(1));
          console.log(
            `r${round} ${name} x${connections} ${running.subject.name.padEnd(13)} ${f(result.rps).padStart(8)}/s p50 ${f(result.p50)} p95 ${f(result.p95)} p99 ${f(result.p99)} cpu/1000 server ${f(result.serverCpu)} pg ${f(result.pgCpu)} client ${f(result.clientCpu)} rss ${f(result.rss)} others ${f(result.others)} err ${result.errors} ${result.sample}`,
          );
        }
      }
      saved ||= !!work.save;
    }
    if (saved) await clean(subjects);
  }
  const machine = {
    cpu: cpus()[0].model,
    cores: cpus().length,
    node: process.version,
    kernel: execFileSync('uname', ['-r'], { encoding: 'utf8' }).trim(),
    date: new Date().toISOString(),
  };
  const result = {
    machine,
    rounds,
    warmMs,
    measureMs,
    idle,
    subjects: subjects.map(({ subject, pid }) => ({ name: subject.name, title: subject.title, peakRss: peakRssMb(pid) })),
    cells,
  };
  writeFileSync(`${out}.json`, JSON.stringify(result));
  writeFileSync(`${out}.md`, report(result));
  console.log(`written ${out}.md, ${out}.json`);
} finally {
  for (const { stop } of subjects) await stop();
}

async function cell({ subject, base, pid }, name, connections, round) {
  const next = await requestsOf({ subject, base }, name, { seed: name.charCodeAt(0) * 7919 + connections * 31 + round, connections, data });
  const read = () => ({ server: cpuOfTree(pid), pg: subject.postgres ? cpuOfTree(postmasterPid()) : 0, client: ownCpu(), machine: machineCpu() });
  const result = await load({
    base,
    connections,
    next,
    ok: subject.ok,
    warmMs,
    measureMs,
    onStart: read,
    onEnd: (before) => {
      const now = read();
      const m = now.machine,
        b = before.machine;
      return {
        server: now.server - before.server,
        pg: now.pg - before.pg,
        client: now.client - before.client,
        busySeconds: (m.total - b.total - (m.idle - b.idle)) / 100,
        steal: (m.steal - b.steal) / (m.total - b.total),
      };
    },
  });
  const { usage, ...numbers } = result;
  const per = (seconds) => (result.answered ? (seconds / result.answered) * 1000 : null);
  return {
    ...numbers,
    serverCpu: per(usage.server),
    pgCpu: subject.postgres ? per(usage.pg) : null,
    clientCpu: per(usage.client),
    others: Math.max(0, (usage.busySeconds - usage.server - usage.pg - usage.client) / numbers.seconds),
    steal: usage.steal,
    rss: rssMb(pid),
  };
}
