import { newId } from '../src/shared/database/database.ts';
import { demoUsers } from './organisations/users.ts';

/** A moment of the demo, in UTC. */
export const at = (day: string, hour: number): string => `${day}T${String(hour).padStart(2, '0')}:30:00Z`;

/** A step of a document that is over. */
export interface PastStep {
  action: string;
  fromStatus: string | null;
  toStatus: string;
  operator: string;
  createTime: string;
  opinion?: string | null;
}

/** What the approval log says of a document that is over. @param steps in their order */
export const pastSteps = ({ docType, id, no }: { docType: string; id: string; no: string }, steps: readonly PastStep[]) =>
  steps.map(({ operator, opinion = null, ...step }, index) => ({
    id: newId(new Date(step.createTime).getTime()),
    docType,
    docId: id,
    docNo: no,
    stepNo: index + 1,
    ...step,
    operator,
    operatorName: demoUsers.find(({ username }) => username === operator)?.realname ?? operator,
    orgName: '',
    opinion,
    rejectType: null,
    rejectReason: null,
    ip: null,
    durationHours: index === 0 ? null : (Date.parse(step.createTime) - Date.parse(steps[index - 1]!.createTime)) / 3_600_000,
  }));

/** Who does the service work of each dealer. */
export const serviceClerks: Readonly<Record<string, string>> = {
  D001: 'd001.service',
  D002: 'd002.service',
  D003: 'd003.service',
  D004: 'd004.admin',
  D005: 'd005.service',
};
export const serviceReviewers = ['wang.service', 'li.service'] as const;
