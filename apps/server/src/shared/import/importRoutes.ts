import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Operations } from '../../generated/operations.gen.ts';
import type { Context } from '../context.ts';
import type { Handlers } from '../contract/handlers.ts';
import type { ImportDefinition } from './importDefinition.ts';
import { sendTemplate, type TemplateQuery } from './importTemplate.ts';
import { importWorkbooks } from './importWorkbooks.ts';

type NameWith<Verb extends string, Id = keyof Operations> = Id extends `${infer Name}${Verb}` ? Name : never;
/** Interfaces of the contract that extend `RowImport`, e.g. `positions`. */
type ImportedName = NameWith<'ImportExcel'>;

/** The handlers of an import and of the workbook to fill in. */
export const importRoutes = <Name extends ImportedName, Input>(
  name: Name,
  definition: ImportDefinition<Input>,
): Pick<Handlers<Name>, Extract<keyof Handlers<Name>, `${Name}${'ImportExcel' | 'ImportTemplate'}`>> =>
  ({
    [`${name}ImportExcel`]: ({ request, context }: { request: FastifyRequest; context: Context }) => importWorkbooks(context, definition, request),
    [`${name}ImportTemplate`]: ({ query, context, reply }: { query: TemplateQuery; context: Context; reply: FastifyReply }) =>
      sendTemplate(context, definition, query, reply),
  }) as never;
