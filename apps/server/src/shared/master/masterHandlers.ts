import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Commit } from '../contract/commit.ts';
import { importWorkbooks } from '../import/importWorkbooks.ts';
import { sendTemplate } from '../import/importTemplate.ts';
import type { Language } from '../messages/messages.ts';
import type { Services } from '../services.ts';
import type { CurrentUser } from '../session/currentUser.ts';
import type { WorkbookFormat } from '../workbook/sendWorkbook.ts';
import { addMaster, editMaster, type Master, removeMasters } from './master.ts';

interface Caller {
  user: CurrentUser;
  language: Language;
}
interface Writer extends Caller {
  commit: Commit;
}

/** The handlers of `MasterUpkeep`. */
export const masterHandlers = <Input extends object>(services: Services, master: Master<Input>) => ({
  add: ({ body, user, language, commit }: Writer & { body: Input }) => commit((within) => addMaster(master, body, { services: within, user, language })),
  edit: ({ body, user, language, commit }: Writer & { body: Input & { id: string; version: number } }) =>
    commit((within) => editMaster(master, body, { services: within, user, language })),
  remove: ({ query, user, language, commit }: Writer & { query: { ids: string } }) =>
    commit((within) => removeMasters(master, query.ids, { services: within, user, language })),
  importExcel: ({ request, user, language }: Caller & { request: FastifyRequest }) => importWorkbooks(master, request, { services, user, language }),
  importTemplate: ({ query, language, reply }: Caller & { query: { format?: WorkbookFormat }; reply: FastifyReply }) =>
    sendTemplate(master, query.format ?? 'xls', language, reply),
});
