import type { SuggestHeader } from '../tables.ts';

/** The last submission has an answer; one of an earlier submission does not count. */
export const isAnswered = ({ round, replyRound }: Pick<SuggestHeader, 'round' | 'replyRound'>): boolean => replyRound === round;
