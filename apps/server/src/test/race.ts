/** On the embedded database, which has one connection, calls only take turns: there once is enough. */
const usual = (process.env.HARROW_TEST_DATABASE ?? 'pglite') === 'pglite' ? 1 : 20;

/** How a race is run, as options of a test that makes its own records: `HARROW_RACES` times, by `npm run races -- COUNT` as often as wanted. */
export const again = { repeats: Number(process.env.HARROW_RACES ?? usual) - 1, timeout: 60_000 };

interface Answer {
  success: boolean;
  result: { errorCode?: string; errors?: { code: string }[]; warnings?: { code: string }[]; failed?: { code: string }[] };
}

/** `ok`, or the code of the refusal, of an answer or of the only record of a batch. */
export const codeOf = ({ success, result }: Answer): string => {
  if (success) return result.failed?.[0]?.code ?? 'ok';
  return result.errorCode ?? result.errors?.[0]?.code ?? result.warnings?.[0]?.code ?? '';
};

/** The codes of answers, in the order of the alphabet. */
export const codesOf = (answers: readonly Answer[]): string[] => answers.map(codeOf).toSorted((one, other) => (one < other ? -1 : 1));
