/** Answers of work that several ask for at once. */
export interface SharedAnswers<Answer> {
  /**
   * An answer that was begun after the call arrived, by this call or by another one: it knows of all that had happened before.
   * @param key what is asked for, and all that the answer depends on
   * @param arrived when the call did, by `performance.now()`
   */
  get(key: string, arrived: number, work: () => Promise<Answer>): Promise<Answer>;
}

/** @param most how many answers are kept, whichever were begun last */
export function createSharedAnswers<Answer>(most = 50): SharedAnswers<Answer> {
  const latest = new Map<string, { begun: number; answer: Promise<Answer> }>();
  return {
    get(key, arrived, work) {
      const known = latest.get(key);
      if (known && known.begun >= arrived) return known.answer;
      const begun = performance.now();
      const answer = work();
      latest.delete(key);
      latest.set(key, { begun, answer });
      for (const [oldest] of latest) if (latest.size > most) latest.delete(oldest);
      return answer;
    },
  };
}
