/** Steps that need nothing but a reason. */
const reasonSteps = ['recall', 'cancel', 'cutRemainder', 'overrideDeposit', 'overrideShipment'] as const;
export type ReasonStepName = (typeof reasonSteps)[number];

export const isReasonStep = (step: string): step is ReasonStepName => (reasonSteps as readonly string[]).includes(step);
