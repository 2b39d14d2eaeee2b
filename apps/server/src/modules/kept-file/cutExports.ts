import type { Job } from '../../shared/jobs/job.ts';
import { failCutFiles } from '../../shared/files/keptFile.ts';
import { notify } from '../../shared/notify/notify.ts';

/** Ends exports whose server was stopped while it wrote them, and tells who waits for one to ask again. */
export const cutExports: Job = {
  code: 'cutExports',
  cron: '0 */5 * * * ?',
  timeoutSeconds: 60,
  run: ({ services, transaction }) => {
    const at = services.now();
    return transaction((trx) =>
      failCutFiles(trx, at, async (files) => {
        for (const { id, userId, fileName, rowCount, announced } of files)
          if (announced) await notify(trx, [{ id: userId }], { event: 'export.failed', params: { fileName, n: rowCount }, docType: 'keptFile', docId: id, at });
      }),
    );
  },
};
