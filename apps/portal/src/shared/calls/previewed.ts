import { type BatchResult, isFailure } from '@harrow/api-client';
import type { BatchAction } from '@harrow/ui';
import { failureReason } from './failureReason.ts';

/** What a call of a batch is asked for: only to say what it would do, or to do it in spite of its warnings. */
export interface Trial {
  dryRun?: '1';
  confirm?: '1';
}

interface Answer extends BatchResult {
  drafts?: readonly string[];
}

/**
 * Preview and run of a batch by its one call, so that what is said before is what the run will say. Warnings are shown with the preview;
 * going on accepts them.
 * @param noun   namespace of its texts, which names the fields that something is wrong with
 * @param call   gets the values of the dialog; when the dialog opens it has none
 * @param isOpen false: without input the call can say nothing, and is first asked with what was typed
 */
export const previewed = <Values extends object = object>(
  noun: string,
  call: (ids: string[], values: Partial<Values>, trial: Trial) => Promise<Answer>,
  isOpen = true,
): Required<Pick<BatchAction<never>, 'preview' | 'run'>> => {
  const said = async (ids: string[], values: Record<string, unknown>, trial: Trial): Promise<Answer> => {
    const answer = await alone(ids, call(ids, values as Partial<Values>, trial));
    return { ...answer, failed: answer.failed.map((failure) => ({ ...failure, text: failureReason(noun, failure) })) };
  };
  return {
    async preview(ids, values) {
      if (values === undefined && !isOpen) return { ok: ids, failed: [] };
      try {
        return await said(ids, values ?? {}, { dryRun: '1' });
      } catch (error) {
        if (!isFailure(error, 'askFirst')) throw error;
        const warnings = error.failure.warnings.map(({ text }) => text);
        return { ...(await said(ids, values ?? {}, { dryRun: '1', confirm: '1' })), warnings };
      }
    },
    run: (ids, values, { warnings = [] }) => said(ids, values, warnings.length > 0 ? { confirm: '1' } : {}),
  };
};

/** Some calls refuse a single record as a whole; here it is one of a batch all the same. */
async function alone(ids: readonly string[], answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    const [id, ...others] = ids;
    if (id === undefined || others.length > 0) throw error;
    if (isFailure(error, 'invalid')) return { ok: [], failed: [{ id, no: '', code: '', text: error.message, errors: error.failure.errors }] };
    if (isFailure(error, 'refused')) return { ok: [], failed: [{ id, no: '', code: '', text: error.message }] };
    throw error;
  }
}
