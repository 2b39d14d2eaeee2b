import type { Handlers } from '../../shared/contract/handlers.ts';
import { listRoutes } from '../../shared/export/listRoutes.ts';
import { changeMails, mailStatus, writeTestMail } from './mailActions.ts';
import { keepTried, mailServerOf, saveMailServer, tryMailServer } from './server/serverSettings.ts';
import { mailExport, mailFilters, mailList, mailRecord } from './mailList.ts';

export const mailRoutes = (): Handlers<'mails'> => ({
  ...listRoutes('mails', { list: mailList, filters: mailFilters, exported: mailExport }),
  mailsDetail: ({ query, context }) => mailRecord(context, query.id),
  mailsStatus: ({ context }) => mailStatus(context),
  mailsTest: ({ body, commit }) => commit((within) => writeTestMail(within, body.to)),
  mailsServer: ({ context }) => mailServerOf(context),
  mailsSaveServer: ({ body, commit }) =>
    commit(async (within) => {
      await saveMailServer(within, body);
      return null;
    }),
  // Before the transaction: nothing of the database waits for another server.
  async mailsTryServer({ body, context, commit }) {
    const sent = await tryMailServer(context, body);
    return commit((within) => keepTried(within, sent));
  },
  mailsRetry: ({ body, commit }) => commit((within) => changeMails(within, body.ids, 'retry')),
  mailsCancel: ({ body, commit }) => commit((within) => changeMails(within, body.ids, 'cancel')),
});
