import { menuPage } from '../../shared/menuPage.ts';
import { masterLog } from '../../shared/change-log/loggedRecord.ts';
import type { Module } from '../../shared/module.ts';
import { mailDigest } from './eventMails.ts';
import { retryMails } from './mailTask.ts';
import { mailParameters } from './parameters.ts';
import { mailRoutes } from './routes.ts';
import { mailOutbox } from './sendMails.ts';

/** Mails that the server writes, and what became of them. */
export const mail = {
  routes: mailRoutes,
  masterLogs: [masterLog('mailServer', 'mail:query')],
  jobs: [mailOutbox, mailDigest],
  standingTasks: [retryMails],
  menu: [menuPage('isystem/mail', 'isystem-mail/MailPage', 'mail:query', { 'detail/:id': ['isystem-mail/MailPage', 'mail:query'] })],
  // Mails are readable only to users whom administrators entrust with them.
  grants: { mail: { SA: 'VEX' } },
  parameters: mailParameters,
} satisfies Module;
