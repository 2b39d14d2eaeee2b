import { act } from '../../src/documents/act.ts';
import type { TrainingTopic } from '../../src/generated/types.gen.ts';
import { applicationKind, saveApplication } from '../../src/modules/train-apply/service.ts';
import { addDays } from '../../src/shared/calendarDate.ts';
import { type Context, contextOf } from '../../src/shared/context.ts';
import type { Stage } from '../stage.ts';
import { numbersOf, trainingCentre } from './replayTrainings.ts';

interface DemoApplication {
  by: string;
  title: string;
  topic: TrainingTopic;
  reason: string;
  place: string;
  people: number;
  /** Days from today: written, last day for an answer, wanted day. */
  days: readonly [written: number, deadline: number, expected: number];
  end: 'draft' | 'submitted' | 'returned' | 'refused' | 'closed' | 'given_up' | 'new' | { answeredWith: string };
}

/** The third one is late. */
const applications: readonly DemoApplication[] = [
  {
    by: 'd001.service',
    title: 'Diagnóstico electrónico en Talca',
    topic: 'electronics',
    reason: 'Tres mecánicos nuevos en el taller.',
    place: 'Talca',
    people: 3,
    days: [-1, 20, 45],
    end: 'draft',
  },
  {
    by: 'd002.service',
    title: 'Ремонт коробок передач',
    topic: 'transmission',
    reason: 'Участились ремонты тракторов третьей серии.',
    place: 'Костанай',
    people: 5,
    days: [-4, 15, 50],
    end: 'submitted',
  },
  {
    by: 'd003.service',
    title: 'Sécurité à l’atelier',
    topic: 'safety',
    reason: 'Deux accidents ont été évités de justesse.',
    place: 'Yamoussoukro',
    people: 6,
    days: [-20, -3, 25],
    end: 'submitted',
  },
  {
    by: 'd004.admin',
    title: 'Venda de alfaias',
    topic: 'implements',
    reason: 'Nova equipa de vendas.',
    place: 'Huambo',
    people: 4,
    days: [-3, 25, 60],
    end: 'submitted',
  },
  {
    by: 'd001.admin',
    title: 'Hidráulica de cargadores',
    topic: 'hydraulics',
    reason: 'Clientes con flotas de cargadores nuevos.',
    place: 'Talca',
    people: 4,
    days: [-40, -15, 30],
    end: { answeredWith: 'Hydraulics of loaders' },
  },
  {
    by: 'd002.admin',
    title: 'Новые зерноуборочные комбайны',
    topic: 'combine',
    reason: 'Первые машины придут к уборке.',
    place: 'Костанай',
    people: 8,
    days: [-30, -5, 90],
    end: 'new',
  },
  {
    by: 'd003.admin',
    title: 'Formation électricité',
    topic: 'electrics',
    reason: 'Besoin courant.',
    place: 'Bouaké',
    people: 2,
    days: [-15, 10, 40],
    end: 'returned',
  },
  {
    by: 'd001.service',
    title: 'Inspección de entrega',
    topic: 'pdi',
    reason: 'Aumentan las observaciones en la entrega.',
    place: 'Talca',
    people: 6,
    days: [-110, -95, -40],
    end: 'refused',
  },
  {
    by: 'd002.service',
    title: 'Склад запчастей',
    topic: 'parts',
    reason: 'Переходим на новую программу.',
    place: 'Костанай',
    people: 3,
    days: [-140, -120, -90],
    end: 'closed',
  },
  {
    by: 'd004.admin',
    title: 'Motores a diesel',
    topic: 'engine',
    reason: 'Dois técnicos saíram.',
    place: 'Huambo',
    people: 2,
    days: [-90, -70, -50],
    end: 'given_up',
  },
];

/** Days until an application is answered. */
const answerDays = 6;

/** Applications for courses, with what the training centre made of them. */
export async function replayApplications(stage: Stage, today: string): Promise<void> {
  const { services, setClock, actAs } = stage;
  const as = async (username: string): Promise<Context> => contextOf(services, await actAs(username));
  const at = (daysFromToday: number): void => setClock(new Date(`${addDays(today, Math.min(0, daysFromToday))}T02:50:00Z`));
  const numbers = await numbersOf(stage);
  for (const { by, title, topic, reason, place, people, days, end } of applications) {
    const [written, deadline, expected] = days;
    const author = await as(by);
    const centre = await as(trainingCentre);
    at(written);
    const { id } = await saveApplication(
      author,
      {
        title,
        topics: [topic],
        method: 'on_site',
        reason,
        location: place,
        numberOfApplicants: people,
        numberOfParticipants: people,
        deadline: addDays(today, deadline),
        expectedDate: addDays(today, expected),
      },
      { confirm: false },
    );
    if (end === 'draft') continue;
    await act(author, applicationKind, 'submit', { id, confirm: true });
    if (end === 'submitted') continue;
    at(written + answerDays);
    const opinion = '本年度计划已满，请参加已发布的培训。';
    if (end === 'returned' || end === 'given_up') await act(centre, applicationKind, 'noPass', { id, rejectReason: 'other', opinion });
    else if (end === 'refused') await act(centre, applicationKind, 'refuse', { id, rejectReason: 'other', opinion });
    else if (end === 'closed') await act(centre, applicationKind, 'close', { id, opinion });
    else {
      const lines = { replyContent: '已安排，请按计划报名。', ...(end === 'new' ? { createPlan: 'Y' as const } : { planNo: numbers.get(end.answeredWith)! }) };
      await act(centre, applicationKind, 'pass', { id, lines });
    }
    if (end === 'given_up') {
      at(written + answerDays + 1);
      await act(author, applicationKind, 'giveUp', { id });
    }
  }
}
