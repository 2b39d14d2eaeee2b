import type { FastifyReply } from 'fastify';
import { fieldName, firstMessage, type Language, message } from '../messages/messages.ts';
import { sendWorkbook, type WorkbookFormat } from '../workbook/sendWorkbook.ts';
import type { Sheet } from '../workbook/sheet.ts';
import { writeXls } from '../workbook/writeXls.ts';
import { writeXlsx } from '../workbook/writeXlsx.ts';
import type { ImportDefinition } from './importDefinition.ts';

/** An empty workbook with the titles of the import in the user's language; `*` marks what a row must have. */
export function sendTemplate<Input>(
  { name, noun, fields }: ImportDefinition<Input>,
  format: WorkbookFormat,
  language: Language,
  reply: FastifyReply,
): FastifyReply {
  const title = firstMessage(language, `export.${name}`, `module.${name}`);
  const sheet: Sheet = {
    name: title,
    columns: fields.map((field) => ({
      header: `${fieldName(language, noun, field.header ?? field.name)}${field.required ? '*' : ''}`,
      kind: 'text',
      width: 18,
    })),
    rows: (async function* () {
      yield [];
    })(),
  };
  return sendWorkbook(reply, `${title}-${message(language, 'import.template')}.${format}`, format === 'xls' ? writeXls(sheet) : writeXlsx(sheet));
}
