import type { FastifyReply, FastifyRequest } from 'fastify';
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

/** The handlers of `MasterUpkeep`. */
export const masterHandlers = <Input extends object>(services: Services, master: Master<Input>) => ({
  add: ({ body, user, language }: Caller & { body: Input }) => addMaster(master, body, { services, user, language }),
  edit: ({ body, user, language }: Caller & { body: Input & { id: string; version: number } }) => editMaster(master, body, { services, user, language }),
  remove: ({ query, user, language }: Caller & { query: { ids: string } }) => removeMasters(master, query.ids, { services, user, language }),
  importExcel: ({ request, user, language }: Caller & { request: FastifyRequest }) => importWorkbooks(master, request, { services, user, language }),
  importTemplate: ({ query, language, reply }: Caller & { query: { format?: WorkbookFormat }; reply: FastifyReply }) =>
    sendTemplate(master, query.format ?? 'xls', language, reply),
});
