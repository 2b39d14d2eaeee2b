import type { Language } from '@harrow/ui';
import { loadCronDescriber, parseCron } from '@harrow/validation/cron';
import { queryOptions } from '@tanstack/react-query';

/** Expressions as sentences; the expression itself where it cannot be read. */
export const cronSentences = (language: Language) =>
  queryOptions({
    queryKey: ['cronSentences', language],
    queryFn: async () => {
      const describe = await loadCronDescriber(language);
      return (expression: string): string => {
        const reading = parseCron(expression);
        return reading.ok ? describe(reading.cron) : expression;
      };
    },
    staleTime: Infinity,
  });
