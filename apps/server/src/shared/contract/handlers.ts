import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Operations } from '../../generated/operations.gen.ts';
import type { Context, OpenContext } from '../context.ts';
import type { Language } from '../messages/messages.ts';
import type { CurrentUser } from '../session/currentUser.ts';
import type { Commit, Committed } from './commit.ts';
import type { EnvelopeParts } from './envelope.ts';

type OperationId = keyof Operations;
type Data<Id extends OperationId> = Operations[Id]['data'];
type Part<D, Name extends string> = D extends { [K in Name]: infer T } ? T : D extends { [K in Name]?: infer T } ? NonNullable<T> : undefined;

type ContextOf<Id extends OperationId> = Operations[Id]['permission'] extends 'public' ? OpenContext : Context;

/** Request of a handler; `query`, `body` and `params` are already validated against the contract. */
export interface Call<Id extends OperationId = OperationId> {
  query: Part<Data<Id>, 'query'>;
  body: Part<Data<Id>, 'body'>;
  params: Part<Data<Id>, 'path'>;
  /** Context of services; without a user in public operations. */
  context: ContextOf<Id>;
  /** The signed-in user; undefined in public operations. */
  user: Operations[Id]['permission'] extends 'public' ? CurrentUser | undefined : CurrentUser;
  language: Language;
  /** The user has seen the warnings of code 202 (`confirm=1`). */
  confirm: boolean;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Request of the handler of a write, that is, an operation with an idempotency key. */
export interface WriteCall<Id extends OperationId = OperationId> extends Call<Id> {
  commit: Commit<ContextOf<Id>>;
}

type Reply<Id extends OperationId> = Operations[Id]['reply'];
/** A handler answers the `result`; the few replies with members beside it (`data`, `msg`), or another code, use `envelope({...})`. */
type Result<R> = R extends { data: unknown } | { msg: unknown } ? EnvelopeParts<R> : R extends { result: infer T } ? T | EnvelopeParts<R> : FastifyReply;

/** A write answers what it has committed, so that a handler which writes outside of `commit` does not compile. */
export type Handler<Id extends OperationId> = Operations[Id]['idempotent'] extends true
  ? (call: WriteCall<Id>) => Promise<Committed<Result<Reply<Id>>>>
  : (call: Call<Id>) => Promise<Result<Reply<Id>>> | Result<Reply<Id>>;

/** All handlers of an interface of the contract: `Handlers<'warrantyClaims'>` has `warrantyClaimsList`, `warrantyClaimsSave` … */
export type Handlers<Interface extends Operations[OperationId]['family']> = {
  [Id in OperationId as Operations[Id]['family'] extends Interface ? Id : never]: Handler<Id>;
};

/** Every handler of the contract: leaving one out does not compile. */
export type AllHandlers = { [Id in OperationId]: Handler<Id> };
