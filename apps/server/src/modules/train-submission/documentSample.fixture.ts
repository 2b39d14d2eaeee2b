import { contextOf } from '../../shared/context.ts';
import type { DocumentSample } from '../../test/samples/documentSamples.ts';
import { publishedCourse } from '../training/documentSample.fixture.ts';
import { saveRegistration } from './actions/saveRegistration.ts';

/** Two people for a course that is published. */
export const sample: DocumentSample = async (services) => {
  const { planNo } = await publishedCourse(services);
  return saveRegistration(
    contextOf(services, await services.sessions.actAs('d001.service')),
    {
      planNo,
      numberOfApplicants: 2,
      numberOfParticipants: 2,
      lines: [
        { name: 'Ana Quispe', phone: '+51 987 654 321', role: 'mechanic' },
        { name: 'Luis Rojas', phone: '+51 987 654 322', role: 'service_manager' },
      ],
    },
    { confirm: true },
  );
};
