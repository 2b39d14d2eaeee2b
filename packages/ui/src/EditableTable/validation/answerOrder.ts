/** A question that a handler is thinking about. */
export interface Question {
  /** The answer has come. False if a later question about the cell was answered before: this one is about the past. */
  isCurrent(): boolean;
  /** Nothing more comes. */
  end(): void;
}

/** Keeps an answer that is slow from replacing one to a later question about the same cell. */
export function createAnswerOrder() {
  const cells = new Map<string, { asked: number; waiting: number; answered: number }>();
  return {
    ask(key: string): Question {
      const cell = cells.get(key) ?? { asked: 0, waiting: 0, answered: 0 };
      cells.set(key, cell);
      cell.asked += 1;
      cell.waiting += 1;
      const question = cell.asked;
      return {
        isCurrent() {
          if (question < cell.answered) return false;
          cell.answered = question;
          return true;
        },
        end() {
          cell.waiting -= 1;
          if (cell.waiting === 0) cells.delete(key);
        },
      };
    },
  };
}
