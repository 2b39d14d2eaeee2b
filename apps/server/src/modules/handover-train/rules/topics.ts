/** Training topics of a handover, by product line. Pure. */
import { newId } from '../../../shared/database/database.ts';
import type { Topic } from '../tables.ts';

interface TopicRule {
  readonly mandatory?: boolean;
  /** Lines that it is for; default all but those of `notFor`. */
  readonly lines?: readonly string[];
  readonly notFor?: readonly string[];
}

const implement = ['implement'];

/** Codes of the dictionary `handover_topic`, in the order of the sheet. */
const rules: Readonly<Record<string, TopicRule>> = {
  controls: { mandatory: true },
  safety: { mandatory: true },
  daily_maintenance: { mandatory: true },
  fuel_lubricants: { mandatory: true, notFor: implement },
  run_in: { mandatory: true, notFor: implement },
  transport: {},
  warranty_conditions: { mandatory: true },
  fault_lamps: { mandatory: true, notFor: implement },
  work_settings: { mandatory: true, lines: ['combine', 'transplanter', 'implement'] },
  storage: {},
};

const isFor = ({ lines, notFor = [] }: TopicRule, secondProduct: string): boolean =>
  (lines?.includes(secondProduct) ?? true) && !notFor.includes(secondProduct);

/** The topics for the product line of a machine; known ones keep their input. */
export const topicsOf = (secondProduct: string, handoverId: string, known: readonly Topic[] = []): Topic[] =>
  Object.entries(rules)
    .filter(([, rule]) => isFor(rule, secondProduct))
    .map(([topicCode, { mandatory = false }], index) => {
      const { id, done, remark } = known.find((topic) => topic.topicCode === topicCode) ?? { id: newId(), done: 'N' as const, remark: null };
      return { id, handoverId, lineNo: index + 1, topicCode, mandatory: mandatory ? 'Y' : 'N', done, remark };
    });

/** Machines without a seat need no training. */
export const needsTrainees = (secondProduct: string): boolean => !['implement', 'engine'].includes(secondProduct);
