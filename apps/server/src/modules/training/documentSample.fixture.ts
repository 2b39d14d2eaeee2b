import { act } from '../../documents/act.ts';
import { contextOf, transact } from '../../shared/context.ts';
import type { DocumentSample } from '../../test/samples/documentSamples.ts';
import type { Services } from '../../shared/services.ts';
import { addTraining } from './actions/saveTraining.ts';
import { trainingKind } from './trainingKind.ts';

/** A draft for everybody. */
export const sample: DocumentSample = async (services) =>
  addTraining(contextOf(services, await services.sessions.actAs('zhou.training')), {
    title: 'Hydraulics',
    topics: ['hydraulics'],
    method: 'online',
    level: 'basic',
    language: 'en',
    startDate: '2027-03-01',
    endDate: '2027-03-03',
    registrationDeadline: '2027-02-20 18:00:00',
    capacity: 14,
    organiser: 'zhou.training',
    targetScope: 'all',
  });

/** A course that can be registered for. */
export async function publishedCourse(services: Services): Promise<{ planNo: string }> {
  const { id } = await sample(services);
  return transact(contextOf(services, await services.sessions.actAs('zhou.training')), (within) => act(within, trainingKind, 'publish', { id }));
}
