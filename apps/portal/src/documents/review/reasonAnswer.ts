import type { ReasonAnswer } from '@harrow/ui';

/** Reason for an action, while it is typed. */
export type TypedAnswer = Pick<ReasonAnswer, 'reason' | 'opinion' | 'fields'>;

export const noAnswer: TypedAnswer = { opinion: '', fields: [] };

/** In one shape, so that answers which say the same are the same. */
export const answerOf = ({ reason, opinion = '', fields = [] }: Partial<TypedAnswer>): TypedAnswer => ({
  ...(reason !== undefined && { reason }),
  opinion,
  fields: fields.map(({ value, note }) => ({ value, ...(note !== undefined && note !== '' && { note }) })),
});

/** Its texts, to be copied. Undefined for any other value. */
export const textOfAnswer = (value: unknown): string | undefined => {
  if (typeof value !== 'object' || value === null || !('opinion' in value)) return undefined;
  const { opinion, fields } = value as TypedAnswer;
  return [opinion, ...fields.map(({ note }) => note)].filter(Boolean).join('\n');
};
