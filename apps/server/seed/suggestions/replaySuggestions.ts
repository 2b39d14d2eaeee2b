import { act } from '../../src/documents/act.ts';
import { systemContext } from '../../src/documents/systemContext.ts';
import { saveSuggest, suggestKind, vote } from '../../src/modules/prod-upgrade-suggest/service.ts';
import { addDays } from '../../src/shared/calendarDate.ts';
import { contextOf, transact } from '../../src/shared/context.ts';
import { serviceReviewers } from '../pastSteps.ts';
import type { Stage } from '../stage.ts';
import { type DemoSuggestion, type Suggesting, suggestions } from './suggestions.ts';

const authors: Readonly<Record<Suggesting, string>> = { D001: 'd001.service', D002: 'd002.service', D003: 'd003.service', D004: 'd004.admin' };
const manager = 'zhao.manager';

/** Days that steps take; a question that nobody answers is closed by the job once its time is over. */
const [voteDays, replyDays, decideDays, planDays, expireDays] = [1, 4, 12, 5, 92];
/** Days since a version was built, after which its suggestion is finished. */
const finishDays = 91;

/** Writes, answers and decides the suggestions of the demo, each step on its day. */
export async function replaySuggestions(stage: Stage, today: string): Promise<void> {
  for (const suggestion of suggestions.toSorted((one, other) => other.age - one.age)) await replay(stage, suggestion, today);
}

async function replay(stage: Stage, { dealer, end, age, voters, input, reply = '', plan }: DemoSuggestion, today: string): Promise<void> {
  const { services, setClock, actAs } = stage;
  const as = async (username: string) => contextOf(services, await actAs(username));
  /** @param since days since it was written */
  const at = (since: number, hour: number): void => setClock(new Date(`${addDays(today, Math.min(0, since - age))}T${String(hour).padStart(2, '0')}:20:00Z`));
  at(0, 2);
  const author = await as(authors[dealer]);
  const { id } = await saveSuggest(author, input, { confirm: true });
  if (end === 'draft') return;
  await act(author, suggestKind, 'submit', { id });
  at(voteDays, 5);
  for (const voter of voters) await transact(await as(authors[voter]), (context) => vote(context, { ids: [id], on: 'Y', dryRun: false }));
  if (end === 'submitted') return;
  at(replyDays, 6);
  const reviewer = await as(serviceReviewers[0]);
  if (end === 'returned' || end === 'expired') {
    await act(reviewer, suggestKind, 'noPass', { id, opinion: reply, rejectType: 'return' });
    if (end === 'returned') return;
    at(replyDays + expireDays, 1);
    await act(systemContext(services), suggestKind, 'expire', { id });
    return;
  }
  if (end === 'answered') {
    await act(reviewer, suggestKind, 'reply', { id, opinion: reply });
    return;
  }
  at(decideDays, 7);
  const decider = await as(manager);
  if (end === 'refused') {
    await act(decider, suggestKind, 'refuse', { id, opinion: reply, rejectType: 'final' });
    return;
  }
  await act(decider, suggestKind, 'pass', { id, lines: { replyContent: reply } });
  if (!plan) return;
  const [planVersion, inDays] = plan;
  const planDate = addDays(today, inDays);
  at(decideDays + planDays, 8);
  await act(decider, suggestKind, 'plan', { id, planned: { planVersion, planDate } });
  if (end === 'planned') return;
  at(age + inDays, 8);
  await act(decider, suggestKind, 'auditSucceeded', { id });
  if (end === 'built') return;
  at(age + inDays + finishDays, 1);
  await act(systemContext(services), suggestKind, 'finish', { id });
}
