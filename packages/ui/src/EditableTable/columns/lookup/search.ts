import type { OptionInput } from '../select/options.ts';

export interface SearchState {
  /** The answer on show; undefined before the first. */
  options?: readonly OptionInput[];
  loading: boolean;
  /** Why there is no answer. */
  error?: Error;
}

export interface Search {
  /** Asks after a pause in typing; an answer that is overtaken by a newer question is never shown. */
  ask(text: string, waitMs?: number): void;
  stop(): void;
}

/** Pause in typing before the source is asked. */
const searchWaitMs = 300;

export function createSearch(search: (text: string, signal: AbortSignal) => Promise<readonly OptionInput[]>, show: (state: SearchState) => void): Search {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let question: AbortController | undefined;
  let options: readonly OptionInput[] | undefined;

  function stop() {
    clearTimeout(timer);
    question?.abort();
    question = undefined;
  }

  async function send(text: string) {
    const asked = new AbortController();
    question = asked;
    show({ options, loading: true });
    try {
      const answer = await search(text, asked.signal);
      if (question !== asked) return;
      options = answer;
      show({ options, loading: false });
    } catch (error) {
      if (question === asked) show({ loading: false, error: error instanceof Error ? error : new Error(String(error)) });
    }
  }

  return {
    ask(text, waitMs = searchWaitMs) {
      stop();
      timer = setTimeout(() => void send(text), waitMs);
    },
    stop,
  };
}
