import { isEmptyField } from '@harrow/validation/field-rules';
import type { RemoteCheck } from './formRule.ts';

/** Asks a server about a value. Answers why it refuses it, in the user's language, or undefined. */
export type AskServer = (value: string, signal: AbortSignal) => Promise<string | undefined>;

/**
 * A check that a server makes, such as the duplicate check. Nothing entered is not asked about; the last value wins: a question
 * still under way is given up, and its late answer says nothing. The same value again gets the same answer without asking.
 */
export function createRemoteCheck(ask: AskServer): RemoteCheck {
  let last: { value: string; answer: Promise<string | undefined>; controller: AbortController } | undefined;
  return async (value) => {
    const text = isEmptyField(value) ? '' : String(value);
    if (last?.value !== text) {
      last?.controller.abort();
      const controller = new AbortController();
      last = { value: text, controller, answer: text === '' ? Promise.resolve(undefined) : ask(text, controller.signal) };
    }
    const mine = last!;
    try {
      const answer = await mine.answer;
      return last === mine ? answer : undefined;
    } catch (error) {
      if (last !== mine) return undefined;
      // Asked again with the next check: a failure of the network is no answer.
      last = undefined;
      throw error;
    }
  };
}
