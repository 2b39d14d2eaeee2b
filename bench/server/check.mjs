// Before any clock runs: every subject must give the floor's answers. Compares total and the ids of the page for every kind of list, the line counts of details, and that a save can be read back;
// that no token is refused; and that a dealer cannot read another dealer's claim. node check.mjs [--subjects floor,harrow]
import { newClaim, changedClaim, inspected, random, works } from './work.mjs';
import { clean, pickSubjects, sample } from './lib/subjects.mjs';

const ask = async (base, request) => {
  const reply = await fetch(base + request.path, request);
  return { status: reply.status, json: await reply.json().catch(() => null) };
};

/** A list's answer as a server that stops counting at `cap` gives it. */
function capped(answer, cap) {
  const { total, ids } = JSON.parse(answer);
  return cap && ids ? JSON.stringify({ total: Math.min(total, cap), ids }) : answer;
}

/** @param names of the works whose answers are compared */
export async function check(subjects, data, names = Object.keys(works)) {
  const problems = [];
  await clean(subjects);
  const expected = new Map();
  for (const { subject, base } of subjects) {
    const say = (text) => problems.push(`${subject.name}: ${text}`);
    for (const name of names) {
      const work = works[name];
      if (work.save || (name === 'v' && !data.veterans.length) || (subject.only && !subject.only.includes(name))) continue;
      const next = random(name.charCodeAt(0) * 1000);
      for (let i = 0; i < 4; i++) {
        const operation = work.make(next, data);
        const { status, json } = await ask(base, subject.request(operation));
        const key = `${name}${i}`;
        let seen;
        try {
          seen =
            operation.op === 'list'
              ? JSON.stringify(subject.page(json))
              : operation.op === 'passport'
                ? JSON.stringify(subject.passport(json))
                : JSON.stringify((({ bugs, parts, details }) => [bugs.toSorted(), parts.toSorted(), details.toSorted()])(subject.claim(json)));
        } catch {
          say(`${key}: ${status} ${JSON.stringify(json)?.slice(0, 300)}`);
          continue;
        }
        const reference = expected.get(key) ?? seen;
        expected.set(key, reference);
        if (capped(seen, subject.cap) !== capped(reference, subject.cap)) say(`${key} differs: ${seen.slice(0, 400)} instead of ${reference.slice(0, 400)}`);
      }
    }
  }
  for (const { subject, base } of subjects) {
    const say = (text) => problems.push(`${subject.name}: ${text}`);
    if (!subject.only) {
      const next = random(77);
      const made = await ask(base, subject.request(newClaim(next, 'B01A03')));
      if (!made.json?.result) {
        say(`save: ${made.status} ${JSON.stringify(made.json)?.slice(0, 300)}`);
        continue;
      }
      const { id } = subject.saved(made.json);
      const read = subject.claim((await ask(base, subject.request({ user: 'B01A03', op: 'detail', id }))).json);
      if (read.bugs.length !== 2 || read.parts.length !== 3 || read.details.length !== 3)
        say(`a saved claim reads back with ${read.bugs.length}/${read.parts.length}/${read.details.length} lines`);
      const changed = await ask(base, subject.request(changedClaim(next, 'B01A03', read)));
      if (!subject.ok(changed.status, Buffer.from(JSON.stringify(changed.json))))
        say(`update: ${changed.status} ${JSON.stringify(changed.json).slice(0, 200)}`);
      const again = subject.claim((await ask(base, subject.request({ user: 'B01A03', op: 'detail', id }))).json);
      if (again.parts.length !== 3) say(`after update ${again.parts.length} parts`);
      const [sheet] = data.sheets;
      if (sheet) {
        const seen = async () => subject.sheet((await ask(base, subject.request({ user: sheet.org, op: 'sheet', id: sheet.id }))).json);
        const operation = inspected(next, sheet.org, await seen());
        await ask(base, subject.request(operation));
        const wanted = operation.sheet.items.map(({ itemCode, itemResult, measuredValue, remark }) => [
          itemCode,
          itemResult,
          measuredValue ?? 0,
          remark ?? null,
        ]);
        if (JSON.stringify((await seen()).items) !== JSON.stringify(wanted)) say('a saved inspection reads back otherwise');
      }
      const foreign = await ask(base, subject.request({ user: 'B01A04', op: 'detail', id }));
      if (subject.ok(foreign.status, Buffer.from(JSON.stringify(foreign.json)))) say('a foreign dealer can read the claim');
      const bare = subject.request({ user: 'B01A03', op: 'detail', id });
      const anonymous = await ask(base, { ...bare, headers: {} });
      if (subject.ok(anonymous.status, Buffer.from(JSON.stringify(anonymous.json)))) say('no token is needed');
    }
  }
  await clean(subjects);
  return problems;
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const subjects = await pickSubjects();
  try {
    const problems = await check(subjects, await sample());
    console.log(problems.length ? problems.join('\n') : `same answers: ${subjects.map((s) => s.subject.name).join(', ')}`);
    process.exitCode = problems.length ? 1 : 0;
  } finally {
    for (const { stop } of subjects) await stop();
  }
}
