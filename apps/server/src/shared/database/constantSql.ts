import { CamelCasePlugin, type Kysely, PostgresQueryCompiler, type QueryId, type RootOperationNode, type RawBuilder, sql } from 'kysely';

const compiler = new PostgresQueryCompiler();
const names = new CamelCasePlugin();

/**
 * A fragment without values as plain text. A statement that contains it is put together without walking through its parts again,
 * which for the large ones is most of the work.
 * @throws Error when the fragment holds a value
 */
export function constantSql<Value>(fragment: RawBuilder<Value>): RawBuilder<Value> {
  const { sql: text, parameters } = fragment.compile({ getExecutor: () => textOnly } as never as Kysely<unknown>);
  if (parameters.length > 0) throw new Error(`Not constant: ${text}`);
  return sql.raw<Value>(text);
}

const textOnly = {
  transformQuery: (node: RootOperationNode, queryId: QueryId) => names.transformQuery({ node, queryId }),
  compileQuery: (...query: Parameters<PostgresQueryCompiler['compileQuery']>) => compiler.compileQuery(...query),
};
