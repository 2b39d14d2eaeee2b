import type { Generated, GeneratedAlways, Selectable } from 'kysely';
import type {
  ExpenseBearer,
  TargetScope,
  TrainingBillStatus,
  TrainingLevel,
  TrainingMethod,
  TrainingStatus,
  TrainingTopic,
} from '../../generated/types.gen.ts';
import type { Json } from '../../shared/database/database.ts';
import type { Language } from '../../shared/messages/messages.ts';

/** A course of the training centre. */
export interface TrainPlanTable {
  id: string;
  planNo: string;
  title: string;
  topics: Json<TrainingTopic[]>;
  method: TrainingMethod;
  level: TrainingLevel;
  secondProduct: string | null;
  language: Language;
  country: string | null;
  region: string | null;
  location: string | null;
  startDate: string;
  endDate: string;
  registrationDeadline: string;
  capacity: number;
  maxPerDealer: number | null;
  /** People with a seat, kept by whoever changes one, with this row locked. */
  seatsTaken: Generated<number>;
  lecturer: string | null;
  organiser: string;
  expenses: number | null;
  currency: string | null;
  expenseBearer: ExpenseBearer | null;
  passScore: number | null;
  targetScope: TargetScope;
  targetIds: Json<string[]>;
  content: string | null;
  prerequisites: string | null;
  status: TrainingBillStatus;
  publishTime: Generated<string | null>;
  finishTime: Generated<string | null>;
  closeReason: Generated<string | null>;
  trainingStatus: GeneratedAlways<TrainingStatus>;
  version: Generated<number>;
  createBy: string;
  createTime: Generated<string>;
  updateBy: Generated<string | null>;
  updateTime: Generated<string | null>;
  delFlag: Generated<number>;
}

export type PlanRow = Selectable<TrainPlanTable>;

declare module '../../shared/database/database.ts' {
  interface Database {
    trainPlan: TrainPlanTable;
  }
}
