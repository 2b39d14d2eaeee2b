import { type Cron, planRuns, type RunPlan } from '@harrow/validation/cron';
import { useEffect, useRef, useState } from 'react';
import type { RemoteRuns } from '../CronEditor.types.ts';

/** Runs that are shown. */
const previewCount = 10;
/** From the last change to the preview. */
const debounceMs = 500;

export type Preview =
  | { readonly state: 'waiting' }
  | { readonly state: 'done'; readonly plan: RunPlan; readonly from: Date }
  | { readonly state: 'failed'; readonly reason: string };

interface PreviewOptions {
  /** Undefined while the expression is not valid. */
  readonly cron: Cron | undefined;
  readonly expression: string;
  readonly timeZone: string;
  readonly remote: RemoteRuns | undefined;
}

/** The next runs of an expression, half a second after its last change; at first at once. The answer of an older expression is dropped. */
export function usePreview({ cron, expression, timeZone, remote }: PreviewOptions): Preview {
  const [preview, setPreview] = useState<Preview>({ state: 'waiting' });
  const isFirst = useRef(true);
  const asked = useRef({ cron, remote });
  asked.current = { cron, remote };
  useEffect(() => {
    let current = true;
    const show = (next: Preview): void => {
      if (current) setPreview(next);
    };
    const timer = setTimeout(
      () => {
        isFirst.current = false;
        const from = new Date();
        const now = asked.current;
        if (!now.cron) return show({ state: 'waiting' });
        if (!now.remote) return show({ state: 'done', from, plan: planRuns(now.cron, { from, timeZone, count: previewCount }) });
        show({ state: 'waiting' });
        now.remote(expression, from).then(
          (runs) => show({ state: 'done', from, plan: toPlan(runs) }),
          (error: unknown) => show({ state: 'failed', reason: error instanceof Error ? error.message : String(error) }),
        );
      },
      isFirst.current ? 0 : debounceMs,
    );
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [expression, timeZone]);
  return preview;
}

function toPlan(runs: readonly (Date | string)[]): RunPlan {
  const dates = runs.map((run) => new Date(run)).filter((date) => !Number.isNaN(date.getTime()));
  return { runs: dates.slice(0, previewCount).map((date) => ({ date, repeated: false })), skipped: [] };
}
