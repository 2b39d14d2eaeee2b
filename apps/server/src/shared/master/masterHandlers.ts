import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import type { Commit } from '../contract/commit.ts';
import { importWorkbooks } from '../import/importWorkbooks.ts';
import { sendTemplate, type TemplateQuery } from '../import/importTemplate.ts';
import { addMaster, editMaster, importOf, type Master, removeMasters } from './master.ts';

interface Caller {
  context: Context;
}
interface Writer {
  commit: Commit;
}

/** The handlers of `MasterUpkeep`. */
export const masterHandlers = <Input extends object>(master: Master<Input>) => ({
  add: ({ body, commit }: Writer & { body: Input }) => commit((within) => addMaster(within, master, body)),
  edit: ({ body, commit }: Writer & { body: Input & { id: string; version: number } }) => commit((within) => editMaster(within, master, body)),
  remove: ({ query, commit }: Writer & { query: { ids: string } }) => commit((within) => removeMasters(within, master, query.ids)),
  importExcel: ({ request, context }: Caller & { request: FastifyRequest }) => importWorkbooks(context, importOf(master), request),
  importTemplate: ({ query, context, reply }: Caller & { query: TemplateQuery; reply: FastifyReply }) => sendTemplate(context, importOf(master), query, reply),
});
