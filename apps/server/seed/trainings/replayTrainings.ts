import { sql } from 'kysely';
import { act } from '../../src/documents/act.ts';
import { registrationKind, saveRegistration } from '../../src/modules/train-submission/service.ts';
import { addTraining, attendeesOf, trainingKind } from '../../src/modules/training/service.ts';
import { addDays } from '../../src/shared/calendarDate.ts';
import { type Context, contextOf } from '../../src/shared/context.ts';
import type { Stage } from '../stage.ts';
import { actors, type DemoRegistration, type DemoTraining, mechanics, positions, trainings } from './trainings.ts';

export const trainingCentre = 'zhou.training';

/** A course is published so many days before its first day, or some days ago. */
const aheadDays = 45;
const ratherDaysAgo = 12;
/** Of a finished course one person in so many did not come, or failed. */
const missesEach = 35;

/** Plans courses, registers people, holds them and gives certificates, each step on its day. */
export async function replayTrainings(stage: Stage, today: string): Promise<void> {
  let person = 0;
  for (const training of trainings) person = await replay(stage, training, { today, person });
}

/** @param person number of those certified so far @returns the same, with those of this course */
async function replay({ services, setClock, actAs }: Stage, training: DemoTraining, { today, person }: { today: string; person: number }): Promise<number> {
  const { begins, lasts, closes, place, end, registrations, passScore = null, ...plan } = training;
  const as = async (username: string): Promise<Context> => contextOf(services, await actAs(username));
  // No step lies ahead of today.
  const at = (daysFromToday: number, hour = 1): void =>
    setClock(new Date(`${addDays(today, Math.min(0, daysFromToday))}T${String(daysFromToday < 0 ? hour : Math.min(hour, 2)).padStart(2, '0')}:20:00Z`));
  const centre = await as(trainingCentre);
  const published = Math.min(begins - aheadDays, -ratherDaysAgo);
  const startDate = addDays(today, begins);
  at(published);
  const { id, planNo } = await addTraining(centre, {
    ...plan,
    topics: [...plan.topics],
    ...(place && { country: place[0], location: place[1] }),
    startDate,
    endDate: addDays(today, begins + lasts - 1),
    registrationDeadline: `${addDays(startDate, -closes)} 18:00:00`,
    passScore,
    lecturer: '刘工',
    organiser: trainingCentre,
    targetScope: 'all',
  });
  if (end === 'draft') return person;
  at(published + 1);
  await act(centre, trainingKind, 'publish', { id });
  for (const [index, registration] of registrations.entries()) {
    at(published + 2 + Math.floor(index / 2), 4 + index);
    await register({ as, planNo, isAtFactory: plan.method === 'factory' }, registration);
  }
  if (end === 'cancelled') {
    at(-2, 8);
    await act(centre, trainingKind, 'cancel', { id, opinion: '讲师因故无法授课，另行安排。' });
  }
  if (end !== 'finished') return person;
  at(begins + lasts, 6);
  const attendees = await attendeesOf(centre, id);
  const attendance = attendees.map(({ lineId }, index) => {
    const order = (person + index) % missesEach;
    if (order === missesEach - 1) return { lineId, attended: 'N' as const };
    return { lineId, attended: 'Y' as const, score: order === missesEach - 2 ? 52 : 62 + ((index * 7) % 37) };
  });
  await act(centre, trainingKind, 'attendance', { id, attendance });
  at(begins + lasts, 8);
  await act(centre, trainingKind, 'finish', { id });
  return person + attendees.length;
}

interface Registering {
  as: (username: string) => Promise<Context>;
  planNo: string;
  isAtFactory: boolean;
}

/** Registers people of a unit, and takes the registration as far as it comes. */
async function register({ as, planNo, isAtFactory }: Registering, { unit, people, end }: DemoRegistration): Promise<void> {
  const [phone, language, names] = mechanics[unit];
  const [writer, submitter] = [await as(actors[unit][0]), await as(actors[unit][1])];
  const { id } = await saveRegistration(
    writer,
    {
      planNo,
      numberOfApplicants: people,
      numberOfParticipants: people,
      lines: names.slice(0, people).map((name, index) => ({
        name,
        phone: `${phone}${10 + index}`,
        position: positions[language]?.[Math.min(index, 1)] ?? null,
        role: index === 0 ? 'service_manager' : 'mechanic',
        language,
        experienceYears: 2 + index,
        ...(isAtFactory && { passportNo: `P${unit.slice(3, 4)}55${1000 + index}` }),
      })),
    },
    { confirm: false },
  );
  if (end === 'draft') return;
  await act(submitter, registrationKind, 'submit', { id, confirm: true });
  if (end === 'submitted') return;
  const centre = await as(trainingCentre);
  if (end === 'returned') {
    await act(centre, registrationKind, 'noPass', { id, rejectReason: 'other', opinion: '请补充参训人员的岗位与经验。' });
    return;
  }
  await act(centre, registrationKind, 'pass', { id });
  if (end === 'confirmed') await act(submitter, registrationKind, 'confirmSeat', { id });
  if (end === 'cancelled') await act(submitter, registrationKind, 'cancelSeat', { id, opinion: 'Nadie puede viajar en esas fechas.' });
}

/** Numbers of courses by their titles. */
export async function numbersOf({ services }: Stage): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ title: string; planNo: string }>`select title, plan_no from train_plan`.execute(services.db);
  return new Map(rows.map(({ title, planNo }) => [title, planNo]));
}
